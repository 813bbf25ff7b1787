import { ApiError } from '../platform/api/http/api-error.ts';
import type { ErrorCode } from '../lib/error/error-code.ts';
import type { Host } from '../platform/host/host.ts';
import type { Sentence } from './problem-atoms.ts';

/** Whether a call ended because nobody waits for it any more. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** An error as the closed list knows it. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new ApiError('internal', message, { cause: error });
}

/**
 * Reports a failed call to the page's developer, by event and console; `intent` is the reference of what was being sent.
 * Never throws: what a customer waits for comes after it.
 */
export function reportError(host: Host, error: ApiError, intent?: string): void {
  const { code, status, message } = error;
  try {
    host.emit('error', { code, status, message, ...(intent && { intent }) });
    host.warn(`${code}: ${message}`);
  } catch {
    // A page that has broken its own events or console hears nothing.
  }
}

const SENTENCES: Partial<Record<ErrorCode, Sentence>> = {
  offline: { key: 'errors.offline' },
  network: { key: 'errors.network' },
  timeout: { key: 'errors.timeout' },
  outcome_unknown: { key: 'errors.outcomeUnknown' },
};

/** One sentence for the customer: the server's own, else ours for the code, else the generic one. */
export function sentenceFor(error: ApiError): Sentence {
  if (error.serverMessage) return { text: error.serverMessage };
  if (error.isOutdated) return { key: 'errors.outdated' };
  return SENTENCES[error.code] ?? { key: 'errorGeneric' };
}
