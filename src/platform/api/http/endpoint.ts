import type { Id } from '../../../lib/config/id.ts';
import type { CallKind } from '../outcome/outcome-table.ts';

/** Options of every call: `signal` cancels it. */
export interface CallOptions {
  signal?: AbortSignal;
}

/** A write carries the key of its intent, so that a second try by the customer is the same one. */
export interface WriteOptions extends CallOptions {
  intentKey: string;
}

/** The signed-in user on whose behalf a call is made. */
export interface Credentials {
  userId: Id;
  token: string;
}

/** Query parameters, spelled as on the wire. */
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

/** Path parameters by their name in braces: ids, and an e-mail. */
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

/** Headers that an endpoint may name; spelled as on the wire. */
export type HeaderField = 'authorization' | 'token' | 'X-User-Language';

/** The address and parameters of a call: a row of spec section 7, without schemas. */
export interface Endpoint {
  /** A POST is never sent twice by itself. */
  method: 'GET' | 'POST';
  /** The effect of the call on the platform; by default a GET is a `read` and a POST a `charge`. */
  kind?: 'change' | 'repeatable';
  /** Below the middleware's base; names in braces are ids, `{email}` is an e-mail. */
  path: string;
  /** The default query is added to every call. */
  query: readonly QueryField[];
  headers?: readonly HeaderField[];
}

/** An endpoint with the name that the call has in errors. */
export interface NamedEndpoint extends Endpoint {
  name: string;
}

/** The effect of a call on the platform, which decides how its answer is judged. */
export function kindOf({ method, kind }: Endpoint): CallKind {
  return kind ?? (method === 'GET' ? 'read' : 'charge');
}

/** Whether a call changes something that a second one would change again: its outcome may be unknown. */
export function isWrite(kind: CallKind): boolean {
  return kind === 'charge' || kind === 'change';
}
