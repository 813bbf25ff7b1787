import { createSandbox } from './create-sandbox.ts';

/** A request that is given up rejects at once, as `fetch` does, though the sandbox goes on. */
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
 * page, without a network. Photos are looked for beside this module. Contract section 4.
 */
export function createPageSandbox(): (request: Request) => Promise<Response> {
  const origin = new URL('.', import.meta.url).href.replace(/\/$/, '');
  const sandbox = createSandbox({ now: () => Date.now(), origin });
  return (request) => Promise.race([sandbox.fetch(request), untilAborted(request.signal)]);
}
