import type { CallKind } from '../outcome/outcome-table.ts';

/** What a call may say in its query; spelled as on the wire. */
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

/** What stands in a path, by its name in braces: ids, and an e-mail. */
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

/** Headers that a row may name; spelled as on the wire. */
export type HeaderField = 'authorization' | 'token' | 'X-User-Language';

/** One row of the table of calls. */
export interface Endpoint {
  /** A POST is never sent twice by itself. */
  method: 'GET' | 'POST';
  /** What the call does at the platform; where the row does not say, a GET is a `read` and a POST a `charge`. */
  kind?: 'change' | 'repeatable';
  /** Below the middleware's base; names in braces are ids, `{email}` is an e-mail. */
  path: string;
  /** The fields that the row names; the default query is added to every call. */
  query: readonly QueryField[];
  /** Headers that the row names. */
  headers?: readonly HeaderField[];
}

/** Rows by the names of their calls. */
export type EndpointTable = Readonly<Record<string, Endpoint>>;

/** What a call does at the platform, which decides how its answer is judged. */
export function kindOf({ method, kind }: Endpoint): CallKind {
  return kind ?? (method === 'GET' ? 'read' : 'charge');
}

/** Whether a call changes something that a second one would change again: its outcome may be unknown. */
export function isWrite(kind: CallKind): boolean {
  return kind === 'charge' || kind === 'change';
}
