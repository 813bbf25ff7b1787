import { ApiError } from '../../api/http/api-error.ts';
import type { ErrorCode } from '../../domain/error/error-code.ts';
import type { Host } from '../../host/host.ts';
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

/** Tells the page's developer of a failed call, by event and console. */
export function reportError(host: Host, error: ApiError): void {
  host.emit('error', { code: error.code, status: error.status, message: error.message });
  host.warn(`${error.code}: ${error.message}`);
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
