import { PARENT_ANSWER_MS } from '../../../lib/limits.ts';
import {
  createParentLink,
  type ParentMessage,
  type ParentMessages,
  type ParentWindowInput,
} from './parent-link.ts';

/** The window that frames the page, as far as `parent-origin` names it now. Contract section 1 "Parent window". */
export interface HostParent {
  /** Whether the page is framed and `parent-origin` names the parent. */
  isThere(): boolean;
  /** Tells it something, to exactly the named origin; without a parent nothing happens. Never throws. */
  tell<Message extends ParentMessage>(message: Message, payload: ParentMessages[Message]): void;
  /**
   * Asks it something and gives its answer, which is to be checked like any foreign data. Rejects with
   * a `ParentWindowError`: status 501 without a parent, the parent's own status where it refused, and
   * null with "Timed out in {n}ms" where no answer came. `ms` is `PARENT_ANSWER_MS` unless given. The code for it comes
   * with the first question.
   */
  ask<Message extends ParentMessage>(
    message: Message,
    payload: ParentMessages[Message],
    ms?: number,
  ): Promise<unknown>;
}

/**
 * Speaks with the parent window: messages are `{source, id, type, detail}` to exactly the named
 * origin; replies are taken only from that window, that origin and for an open question, once.
 */
export function createParentWindow(input: ParentWindowInput): HostParent {
  const link = createParentLink(input);
  const { receiver, send, randomId, signal } = link;
  return {
    isThere: () => receiver() !== null,
    tell(type, detail) {
      const to = receiver();
      if (!to || signal.aborted) return;
      try {
        send(to, { id: randomId(), type, detail });
      } catch {
        // A page may have patched `postMessage`; the same message is also an event on the element.
      }
    },
    async ask(type, detail, ms = PARENT_ANSWER_MS) {
      const { askParent } = await import('./parent-request.ts');
      return askParent(link, { type, detail, ms });
    },
  };
}
