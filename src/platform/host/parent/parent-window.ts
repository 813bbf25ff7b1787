import { PARENT_ANSWER_MS } from '../../../lib/limits.ts';
import {
  createParentLink,
  type ParentMessage,
  type ParentMessages,
  type ParentWindowInput,
} from './parent-link.ts';

/** The window that frames the page, if `parent-origin` names it. Contract section 1 "Parent window". */
export interface HostParent {
  /** Whether the page is framed and `parent-origin` names the parent. */
  isThere(): boolean;
  /** Sends a message to exactly that origin; nothing without a parent. Never throws. */
  send<Message extends ParentMessage>(message: Message, payload: ParentMessages[Message]): void;
  /**
   * Asks and resolves with the unchecked answer. Rejects with a `ParentWindowError`: status 501 without a parent, the
   * parent's status if it refused, null with "Timed out in {n}ms" after `ms` (default `PARENT_ANSWER_MS`). Its code loads
   * with the first question.
   */
  ask<Message extends ParentMessage>(
    message: Message,
    payload: ParentMessages[Message],
    ms?: number,
  ): Promise<unknown>;
}

/**
 * Creates the channel to the parent window: messages `{source, id, type, detail}` to exactly the named origin, and one
 * reply per question, from that window and origin only.
 */
export function createParentWindow(input: ParentWindowInput): HostParent {
  const link = createParentLink(input);
  const { receiver, send, randomId, signal } = link;
  return {
    isThere: () => receiver() !== null,
    send(type, detail) {
      const to = receiver();
      if (!to || signal.aborted) return;
      try {
        send(to, { id: randomId(), type, detail });
      } catch {
        // A page may have patched `postMessage`; the message is also an event of the element.
      }
    },
    async ask(type, detail, ms = PARENT_ANSWER_MS) {
      const { askParent } = await import('./parent-request.ts');
      return askParent(link, { type, detail, ms });
    },
  };
}
