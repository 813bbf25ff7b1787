import type { Getter } from 'jotai/vanilla';

import { runSignalAtom, servicesAtom } from '../context/checkout-context.ts';
import type { Message } from '../context/problems.ts';
import { PAGE_HOLD_MS } from '../lib/limits.ts';
import type { Holdable } from '../platform/host/checkout-events.ts';
import { toServerMessage } from '../platform/api/http/api-error.ts';

/** The promises by which the page holds one press. */
export interface Hold {
  /** Gives an event its `waitUntil`. */
  addTo: (event: Event) => void;
  /** Ends the time in which the page may call `waitUntil`; gives its promises. */
  close: () => readonly Promise<unknown>[];
}

/** Creates the hold of one press. */
export function createHold(): Hold {
  const works: Promise<unknown>[] = [];
  let isOver = false;
  const holdable: Holdable = {
    waitUntil(work) {
      if (isOver) {
        throw new DOMException(
          'merchant-checkout: waitUntil() was called after the event. Call it in the listener, before any await.',
          'InvalidStateError',
        );
      }
      works.push(Promise.resolve(work));
    },
  };
  return {
    addTo: (event) => void Object.assign(event, holdable),
    close() {
      isOver = true;
      // The press may end otherwise; a rejection is the page's answer and no unhandled one.
      for (const work of works) work.catch(() => undefined);
      return works;
    },
  };
}

/** Errors of the language and the browser, such as a failed `fetch`: their messages are for developers. */
const FAULTS: ReadonlySet<string> = new Set([
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
]);

/** Reads what the page has rejected with, which may be anything and throw at that; null if it throws. */
function readSafely<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** The message for the customer by which the page rejects; null if it has none. */
function messageOf(reason: unknown): string | null {
  const isFault = reason instanceof DOMException || !(reason instanceof Error);
  if (isFault || FAULTS.has(reason.name)) return null;
  const message: unknown = reason.message;
  return typeof message === 'string' ? toServerMessage(message) : null;
}

/**
 * Waits until the page allows the press, for at most 10 seconds. Null if it does; else the message to show beside the button. A page
 * that is too late, or rejects with anything but an error of its own, is reported to its developer.
 */
export function untilPageAllows(
  get: Getter,
  works: readonly Promise<unknown>[],
): Promise<Message | null> {
  const { host } = get(servicesAtom);
  const run = get(runSignalAtom);
  const refused = (reason: unknown): Message => {
    const text = readSafely(() => messageOf(reason));
    if (text !== null) return { text };
    const said = readSafely(() => String(reason)) ?? 'an object';
    host.warn(`waitUntil() was rejected without a message for the customer: ${said}`);
    return { key: 'errorGeneric' };
  };
  const answer = new Promise<Message | null>((resolve) => {
    const cancel = host.after(PAGE_HOLD_MS, () => {
      host.warn('waitUntil() did not settle within 10 seconds, so nothing was sent.');
      resolve({ key: 'errors.timeout' });
    });
    const end = (message: Message | null) => {
      cancel();
      resolve(message);
    };
    run.addEventListener('abort', () => end({ key: 'errorGeneric' }), { once: true });
    Promise.all(works).then(
      () => end(null),
      (reason: unknown) => end(refused(reason)),
    );
  });
  return host.activity.during(answer);
}
