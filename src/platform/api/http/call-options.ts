import type { Id } from '../../../lib/config/id.ts';

/** What every call takes: `signal` gives it up. */
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
