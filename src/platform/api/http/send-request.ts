import { READ_RETRY_LIMIT, READ_RETRY_STATUSES, REQUEST_TIMEOUT_MS } from '../../../lib/limits.ts';
import type { ApiContext } from '../api-context.ts';

/**
 * Runs work until it ends, the time limit of a call has passed (rejects with a DOMException `TimeoutError`) or the caller
 * aborts (rejects with the signal's reason). The signal of the work aborts in both cases.
 */
async function withDeadline<Result>(
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  caller?.throwIfAborted();
  const stop = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    for (const source of [AbortSignal.timeout(REQUEST_TIMEOUT_MS), caller]) {
      source?.addEventListener('abort', () => reject(source.reason), { signal: stop.signal });
    }
  });
  try {
    return await Promise.race([stopped, work(stop.signal)]);
  } finally {
    stop.abort();
  }
}

/** The `Retry-After` of a response (seconds or a date) in ms; 0 without one. */
function retryAfterMs(response: Response, now: number): number {
  const value = response.headers.get('Retry-After') ?? '';
  const seconds = Number(value);
  const wait = Number.isNaN(seconds) ? Date.parse(value) - now : seconds * 1000;
  return Number.isNaN(wait) ? 0 : wait;
}

/** The longest wait before the first retry, in ms; doubles for each further one. */
const FIRST_RETRY_DELAY_MS = 300;
const BUSY_STATUSES: ReadonlySet<number> = new Set(READ_RETRY_STATUSES);

/**
 * Sends a request and reads the whole answer, so that a truncated body counts as a network error. Retries a read at most
 * twice, after a network error while online or a busy status, with a random growing delay or after `Retry-After`, within
 * the time limit of the call. Never retries a write. Rejects like `fetch`, with a `TimeoutError` after the time limit, or
 * with the reason of `caller` if that aborts. House figures "reads", spec section 8.
 */
export function sendRequest(
  request: Request,
  { fetch, now, after, isOnline }: Pick<ApiContext, 'fetch' | 'now' | 'after' | 'isOnline'>,
  caller: AbortSignal | undefined,
): Promise<{ response: Response; text: string }> {
  const deadline = now() + REQUEST_TIMEOUT_MS;
  return withDeadline(caller, (signal) => {
    async function attempt(retries: number, delay: number): ReturnType<typeof sendRequest> {
      let wait = 0;
      try {
        const response = await fetch(new Request(request, { signal }));
        const reply = { response, text: await response.text() };
        if (retries === 0 || !BUSY_STATUSES.has(response.status)) return reply;
        wait = retryAfterMs(response, now());
        if (now() + wait >= deadline) return reply;
      } catch (error) {
        if (retries === 0 || !(error instanceof TypeError && isOnline())) throw error;
      }
      await new Promise<void>((resolve) => {
        after(wait > 0 ? wait : Math.random() * delay, resolve);
      });
      signal.throwIfAborted();
      return attempt(retries - 1, delay * 2);
    }
    return attempt(request.method === 'GET' ? READ_RETRY_LIMIT : 0, FIRST_RETRY_DELAY_MS);
  });
}
