import { PARENT_ANSWER_MS } from '../../domain/limits.ts';
import type { Timers } from '../timers.ts';
import type { ParentMessage, ParentMessages } from './parent-messages.ts';
import { MESSAGE_SOURCE, readReply } from './parent-reply.ts';
import { ParentWindowError } from './parent-window-error.ts';

/** The window that frames the page, as far as `parent-origin` names it now. Contract section 1 "Parent window". */
export interface HostParent {
  /** Whether the page is framed and `parent-origin` names who may be spoken to. */
  isThere(): boolean;
  /** Tells it something, to exactly the named origin; without a parent nothing happens. Never throws. */
  tell<Message extends ParentMessage>(message: Message, payload: ParentMessages[Message]): void;
  /**
   * Asks it something and gives its answer, which is to be judged like any foreign data. Rejects with
   * a `ParentWindowError`: status 501 without a parent, the parent's own status where it refused, and
   * null with "Timed out in {n}ms" where no answer came. `ms` is `PARENT_ANSWER_MS` unless given.
   */
  ask<Message extends ParentMessage>(
    message: Message,
    payload: ParentMessages[Message],
    ms?: number,
  ): Promise<unknown>;
}

interface ParentWindowInput {
  page: Window;
  /** The one origin that is spoken to and heard, read at each message; null for none. */
  origin: () => string | null;
  timers: Timers;
  randomId: () => string;
  /** Ends with the element: open questions are given up. */
  signal: AbortSignal;
}

/** The frame and the origin that one message goes to. */
interface Receiver {
  frame: Window;
  origin: string;
}

/**
 * Speaks with the parent window: messages are `{source, id, type, detail}` to exactly the named
 * origin; replies are taken only from that window, that origin and for an open question, once.
 */
export function createParentWindow(input: ParentWindowInput): HostParent {
  const { page, timers, randomId, signal } = input;

  function receiver(): Receiver | null {
    const origin = input.origin();
    return page.parent === page || origin === null ? null : { frame: page.parent, origin };
  }

  function send({ frame, origin }: Receiver, message: object): void {
    frame.postMessage({ source: MESSAGE_SOURCE, ...message }, origin);
  }

  /** The reply to one question; settles once and leaves nothing behind. */
  function replyTo(id: string, { frame, origin }: Receiver, ms: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const own = new AbortController();
      const end = (settle: () => void) => {
        own.abort();
        cancel();
        settle();
      };
      const fail = (message: string, status: number | null = null) =>
        end(() => reject(new ParentWindowError(message, status)));
      const hear = (event: MessageEvent<unknown>) => {
        if (event.source !== frame || event.origin !== origin) return;
        const reply = readReply(event.data, id);
        if (reply?.kind === 'error') fail('The parent window refused.', reply.status);
        else if (reply) end(() => resolve(reply.result));
      };
      const cancel = timers.after(ms, () => fail(`Timed out in ${ms}ms`));
      page.addEventListener('message', hear, { signal: own.signal });
      signal.addEventListener('abort', () => fail('The element has gone.'), { signal: own.signal });
    });
  }

  return {
    isThere: () => receiver() !== null,
    tell(type, detail) {
      const to = receiver();
      if (!to || signal.aborted) return;
      try {
        send(to, { id: randomId(), type, detail });
      } catch {
        // A page may patch `postMessage`; what was to be told is an event on the element too.
      }
    },
    async ask(type, detail, ms = PARENT_ANSWER_MS) {
      const to = receiver();
      if (!to || signal.aborted) throw new ParentWindowError('There is no parent window.', 501);
      const id = randomId();
      const reply = replyTo(id, to, ms);
      try {
        send(to, { id, type, detail });
      } catch {
        reply.catch(() => undefined);
        throw new ParentWindowError('The parent window cannot be spoken to.');
      }
      return reply;
    },
  };
}
