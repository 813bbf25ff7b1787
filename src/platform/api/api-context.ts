import type { PlatformLanguage } from '../../lib/config/language.ts';

/** The context of all calls of one element; read at each call. */
export interface ApiContext {
  /** Base URL without a trailing slash. */
  middleware: string;
  /** `fetch`, or a wrapper that returns answers requested earlier. */
  fetch: (request: Request) => Promise<Response>;
  entityId: string;
  providerId: string;
  clientApplication: string;
  channel: string | null;
  channelManager: string | null;
  sessionId: () => string | null;
  language: () => PlatformLanguage;
  /** `header` sends an Idempotency-Key with writes. */
  idempotency: 'off' | 'header';
  /** Unix time in ms. */
  now: () => number;
  /** Calls back after `ms`; the result cancels it. */
  after: (ms: number, callback: () => void) => () => void;
  isOnline: () => boolean;
  /** Resolves once calls other than the profile may use the account of a token; rejects if they never may. */
  untilAccountSeen: (token: string, signal: AbortSignal | undefined) => Promise<void>;
}
