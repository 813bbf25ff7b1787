import type { LanguageCode } from '../../lib/config/language.ts';
import type { Id } from '../../lib/config/id.ts';

/** What every call may need of the element; the getters are read when a call is made. */
export interface ApiContext {
  /** Base URL without a trailing slash. */
  middleware: string;
  /** `fetch`, or a stand-in that hands out answers which were asked for earlier. */
  fetch: (request: Request) => Promise<Response>;
  entityId: Id;
  providerId: Id;
  clientApplication: string;
  channel: string | null;
  channelManager: string | null;
  sessionId: () => string | null;
  language: () => LanguageCode;
  /** `header` sends an Idempotency-Key with writes. */
  idempotency: 'off' | 'header';
  /** Unix time in ms. */
  now: () => number;
  /** Calls back after `ms` unless cancelled. */
  after: (ms: number, callback: () => void) => () => void;
  isOnline: () => boolean;
  /** Resolves once the account of a token may be used for more than its profile; rejects where it never may. */
  untilAccountSeen: (token: string, signal: AbortSignal | undefined) => Promise<void>;
}
