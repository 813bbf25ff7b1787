import { READ_RETRY_LIMIT, READ_RETRY_STATUSES, REQUEST_TIMEOUT_MS } from '../../../lib/limits.ts';
import type { ApiContext } from '../api-context.ts';

/**
 * Runs a piece of work until it ends, `ms` have passed (a DOMException `TimeoutError`) or the
 * caller's signal aborts (its reason, unchanged), whichever comes first. The work gets a signal that
 * aborts in both cases, and need not heed it.
 */
export async function withDeadline<Result>(
  ms: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  caller?.throwIfAborted();
  const stop = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    for (const source of [AbortSignal.timeout(ms), caller]) {
      source?.addEventListener('abort', () => reject(source.reason), { signal: stop.signal });
    }
  });
  try {
    return await Promise.race([stopped, work(stop.signal)]);
  } finally {
    stop.abort();
  }
}

/** Ms that a response asks to wait before the next try, in seconds or as a date; 0 when it asks nothing. */
function retryAfterMs(response: Response, now: number): number {
  const value = response.headers.get('Retry-After') ?? '';
  const seconds = Number(value);
  const wait = Number.isNaN(seconds) ? Date.parse(value) - now : seconds * 1000;
  return Number.isNaN(wait) ? 0 : wait;
}

/** A response whose body has arrived too. */
export interface Reply {
  response: Response;
  text: string;
}

type SendContext = Pick<ApiContext, 'fetch' | 'now' | 'after' | 'isOnline'>;

/** The longest wait before the first retry, in ms; doubled before each further one. */
const FIRST_RETRY_DELAY_MS = 300;
const BUSY_STATUSES: ReadonlySet<number> = new Set(READ_RETRY_STATUSES);

/** Resolves after `ms`; rejects with the signal's reason when it aborts before. */
function pause(ms: number, after: ApiContext['after'], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = after(ms, resolve);
    const stop = () => {
      cancel();
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop);
  });
}

/**
 * Sends a request and waits for the whole answer, so that a truncated body counts as a network error. A read is
 * retried at most twice, after a network error while online and after a busy status: after a random part of a growing
 * delay or as `Retry-After` says, within the time limit of the call. A write is never retried. Rejects as `fetch`
 * does. House figures "reads", spec section 8.
 */
export async function sendRequest(
  request: Request,
  { fetch, now, after, isOnline }: SendContext,
  signal: AbortSignal,
): Promise<Reply> {
  const deadline = now() + REQUEST_TIMEOUT_MS;
  const attempt = async (retries: number, delay: number): Promise<Reply> => {
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
    await pause(wait > 0 ? wait : Math.random() * delay, after, signal);
    return attempt(retries - 1, delay * 2);
  };
  return attempt(request.method === 'GET' ? READ_RETRY_LIMIT : 0, FIRST_RETRY_DELAY_MS);
}
