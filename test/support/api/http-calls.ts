import { vi } from 'vitest';

import type { ApiContext } from '../../../src/platform/api/api-context.ts';
import { createTestApi, TEST_BOOKING, TEST_CALLS, type AllCalls } from './calls.ts';
import { createTestContext, jsonAnswer, TEST_NOW, type Outcome } from './test-context.ts';

/**
 * Fakes the clock of one test: timers and `Date` by vitest, `AbortSignal.timeout` (a timer of the
 * platform that vitest leaves alone) on top of them. Random delays are as long as they can be.
 */
export function useFakeTime(): void {
  vi.useFakeTimers({ now: TEST_NOW });
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), ms);
    return controller.signal;
  });
}

/** A call that reads. */
export const read = (api: AllCalls, signal?: AbortSignal) =>
  api.getCampaign('101', signal ? { signal } : {});
/** A call that writes. */
export const write = (api: AllCalls, signal?: AbortSignal) =>
  api.createBooking(TEST_BOOKING, null, { intentKey: 'k', ...(signal && { signal }) });

/** The URL that `read` requests. */
export const ok = (): Outcome => jsonAnswer(TEST_CALLS.getCampaign.body);
/** A connection that is lost on the way. */
export const dropped = (): Outcome => new TypeError('Failed to fetch');
/** No answer at all. */
export const silent = (): Outcome => new Promise<never>(() => undefined);
/** A status with a body that is not the platform's. */
export const refused = (status: number, headers?: HeadersInit) => (): Outcome =>
  new Response('busy', { status, ...(headers && { headers }) });
/** The platform's own error object. */
export const says = (status: number) => (): Outcome => {
  const body = { message: 'Não há vagas', code: 17, payload: { a: 1 } };
  const response = jsonAnswer(body, { status });
  response.headers.set('Content-Type', 'application/problem+json');
  return response;
};
/** A redirect as browsers show it with `redirect: 'manual'`. */
export const redirected = (): Outcome =>
  Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
/** Headers arrive, the body breaks off. */
export const cutOff = (): Outcome =>
  new Response(new ReadableStream({ pull: (c) => c.error(new TypeError('terminated')) }));
/** Headers arrive, the body never ends. */
export const endless = (): Outcome => new Response(new ReadableStream());

/** Makes a call and keeps its end; nothing of it is awaited before the clock is moved. */
export function start(
  call: (api: AllCalls, signal?: AbortSignal) => Promise<unknown>,
  outcomes: readonly (() => Outcome)[],
  { signal, ...changes }: Partial<ApiContext> & { signal?: AbortSignal } = {},
) {
  const { context, requests } = createTestContext(outcomes, { now: () => Date.now(), ...changes });
  const seen: { value?: unknown; error?: unknown } = {};
  call(createTestApi(context), signal).then(
    (value) => (seen.value = value),
    (error: unknown) => (seen.error = error),
  );
  return { requests, seen };
}
