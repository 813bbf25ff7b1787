import type { CallKind } from '../outcome/outcome.ts';

/** `signal` cancels the call. */
export interface CallOptions {
  signal?: AbortSignal;
}

/** A write has the key of its intent, which a second try repeats. */
export interface WriteOptions extends CallOptions {
  intentKey: string;
}

/** The signed-in user of a call. */
export interface Credentials {
  userId: string;
  token: string;
}

/** Query parameters, as on the wire. */
export type QueryField =
  | 'channel'
  | 'channelManager'
  | 'clientApplication'
  | 'countryId'
  | 'couponCode'
  | 'entityId'
  | 'hostname'
  | 'language'
  | 'latitude'
  | 'longitude'
  | 'pageSize'
  | 'pickupPoint'
  | 'postalCode'
  | 'providerId'
  | 'sessionId'
  | 'shopDeliveryMethodIds'
  | 'shopId'
  | 'startIndex'
  | 'startPeriod'
  | 'token'
  | 'untilMinutes'
  | 'userId';

/** Path parameters. */
export type PathField =
  | 'addressId'
  | 'campaignId'
  | 'email'
  | 'itemId'
  | 'language'
  | 'offerCode'
  | 'paymentId'
  | 'serviceId'
  | 'shopId'
  | 'userId';

/** Headers of endpoints, as on the wire. */
export type HeaderField = 'authorization' | 'token' | 'X-User-Language';

/** The address and parameters of a call, without schemas. Spec section 7. */
export interface Endpoint {
  /** A POST is never repeated automatically. */
  method: 'GET' | 'POST';
  /** The effect on the platform; by default a GET is a `read` and a POST a `charge`. */
  kind?: 'change' | 'repeatable';
  /** Below the middleware's base, with parameters in braces. */
  path: string;
  /** Added to the default query. */
  query: readonly QueryField[];
  headers?: readonly HeaderField[];
}

/** An endpoint with its name in errors. */
export interface NamedEndpoint extends Endpoint {
  name: string;
}

export function kindOf({ method, kind }: Endpoint): CallKind {
  return kind ?? (method === 'GET' ? 'read' : 'charge');
}

/** Whether the outcome of a call may be unknown. */
export function isWrite(kind: CallKind): boolean {
  return kind === 'charge' || kind === 'change';
}
