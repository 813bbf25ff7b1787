import { createSandbox } from './create-sandbox.ts';
import { drawnPicture } from './support/drawn-pictures.ts';
import { readRecording, replayAnswers } from './recording/replayed-answers.ts';

type Send = (request: Request) => Promise<Response>;

/** Reads the recording at an address of the page's own origin: a link to elsewhere cannot bring answers of its own. */
async function loadReplay(address: string, page: string) {
  const url = new URL(address, page);
  if (url.origin !== new URL(page).origin)
    throw new Error(
      `sandbox:?replay= needs an address of the page's own origin, not of ${url.origin}.`,
    );
  const response = await fetch(url.href);
  if (!response.ok)
    throw new Error(`The recording at ${url.href} answers with ${response.status}.`);
  return replayAnswers(readRecording(await response.text()), () => Date.now());
}

/** Answers with a recording; if there is none to read, every call is refused with the reason, which the screen shows. */
function replayFrom(address: string, page: string): Send {
  const answers = loadReplay(address, page).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    const body = { status: 400, name: 'NoRecording', message, code: 'NO_RECORDING' };
    return () => Response.json(body, { status: 400 });
  });
  return async (request) => (await answers)(request);
}

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

function senderOf(parameters: URLSearchParams, page: string): Send {
  const replay = parameters.get('replay');
  if (replay !== null) return replayFrom(replay, page);
  const sandbox = createSandbox({
    now: () => Date.now(),
    pictures: drawnPicture,
    hostile: parameters.get('hostile'),
  });
  return (request) => sandbox.fetch(request);
}

/**
 * The middleware of `middleware="sandbox:"`: answers requests to `https://sandbox.invalid/` inside the
 * page, without a network. Its pictures are drawings. `sandbox:?hostile=SEED` answers as hostile as the contract
 * allows, the same for the same seed; `sandbox:?replay=ADDRESS` answers with a recording. Contract section 4.
 */
export function createPageSandbox(middleware = 'sandbox:', page = globalThis.location?.href): Send {
  const { searchParams } = new URL(middleware);
  const send = senderOf(searchParams, page);
  return async (request) => {
    const start = performance.now();
    const answer = await Promise.race([send(request), untilAborted(request.signal)]);
    // The browser's own list of loads has only what the network answers.
    performance.measure(`${request.method} ${request.url}`, { start, detail: answer.status });
    return answer;
  };
}
