import { createSandbox } from './create-sandbox.ts';

/** An aborted request rejects at once, as `fetch` does, though the sandbox continues. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => {
      const { reason }: { reason: unknown } = signal;
      reject(reason instanceof Error ? reason : new DOMException('Aborted', 'AbortError'));
    };
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}

/**
 * The middleware of `middleware="sandbox:"`: answers requests to `https://sandbox.invalid/` inside the
 * page, without a network. Photos are looked for beside this module. `sandbox:?hostile=SEED` answers as hostile as the contract
 * allows, the same for the same seed. Contract section 4.
 */
export function createPageSandbox(
  middleware = 'sandbox:',
): (request: Request) => Promise<Response> {
  const origin = new URL('.', import.meta.url).href.replace(/\/$/, '');
  const hostile = new URL(middleware).searchParams.get('hostile');
  const sandbox = createSandbox({ now: () => Date.now(), origin, hostile });
  return async (request) => {
    const start = performance.now();
    const answer = await Promise.race([sandbox.fetch(request), untilAborted(request.signal)]);
    // The browser's own list of loads has only what the network answers.
    performance.measure(`${request.method} ${request.url}`, { start, detail: answer.status });
    return answer;
  };
}
