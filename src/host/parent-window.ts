import type { Timers } from './timers.ts';

/** The messages of the specification. Spec section 7 "Parent-window messages". */
export type ParentMessage =
  | 'setLoggedInUser'
  | 'setReservationInfo'
  | 'location'
  | 'discardCart'
  | 'removeCartItem'
  | 'checkSocialPlugin'
  | 'socialLogin'
  | 'navigateTo'
  | 'openUrl';

/** A message that could not be answered. Spec section 8 "Flow reactions". */
export class ParentWindowError extends Error {
  override readonly name = 'ParentWindowError';
  /** 501 without a parent; null when none came in time or the parent refused. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

/** The page that frames ours, where `parent-origin` names it. */
export interface ParentWindow {
  /** Tells it something; without a parent nothing happens. */
  tell(type: ParentMessage, detail: unknown): void;
  /** Asks it something; rejects with a `ParentWindowError`: no parent (501), refused, or no answer in `ms`. */
  ask(type: ParentMessage, detail: unknown, ms: number): Promise<unknown>;
}

interface ParentWindowInput {
  page: Window;
  /** The one origin that is spoken to and heard; null for none. */
  origin: string | null;
  timers: Timers;
  randomId: () => string;
}

const SOURCE = 'merchant-checkout';

interface Reply {
  error: unknown;
  result: unknown;
}

/** The reply in a message's data, when it is one to the request of this id. */
function replyTo(id: string, data: unknown): Reply | null {
  if (typeof data !== 'object' || data === null) return null;
  const field = (name: string): unknown =>
    Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined;
  const isOurs = field('source') === SOURCE && field('replyTo') === id;
  return isOurs ? { error: field('error'), result: field('result') } : null;
}

/**
 * Speaks with the parent window: messages are `{source, id, type, detail}` to exactly the named
 * origin, replies `{source, replyTo, result}` or `{source, replyTo, error}`, taken only from that
 * window and that origin. Contract section 1 "Parent window".
 */
export function createParentWindow(input: ParentWindowInput): ParentWindow {
  const { page, origin, timers, randomId } = input;
  const parent = page.parent === page ? null : page.parent;

  function send(type: ParentMessage, detail: unknown): string | null {
    if (!parent || !origin) return null;
    const id = randomId();
    parent.postMessage({ source: SOURCE, id, type, detail }, origin);
    return id;
  }

  function reply(id: string, signal: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const hear = (event: MessageEvent<unknown>) => {
        if (event.source !== parent || event.origin !== origin) return;
        const answer = replyTo(id, event.data);
        if (answer?.error != null) reject(new ParentWindowError('The parent window refused.'));
        else if (answer) resolve(answer.result);
      };
      page.addEventListener('message', hear, { signal });
    });
  }

  return {
    tell(type, detail) {
      send(type, detail);
    },
    async ask(type, detail, ms) {
      const stop = new AbortController();
      let cancel = () => {};
      const late = new Promise<never>((_, reject) => {
        cancel = timers.after(ms, () => reject(new ParentWindowError(`Timed out in ${ms}ms`)));
      });
      const id = send(type, detail);
      try {
        if (id === null) throw new ParentWindowError('There is no parent window.', 501);
        return await Promise.race([reply(id, stop.signal), late]);
      } finally {
        cancel();
        stop.abort();
      }
    },
  };
}
