import { PARENT_ANSWER_MS } from '../../../lib/limits.ts';
import {
  createParentLink,
  type ParentMessage,
  type ParentMessages,
  type ParentWindowInput,
} from './parent-link.ts';

/** The window that frames the page, if `parent-origin` names it. Contract section 1 "Parent window". */
export type HostParent = ReturnType<typeof createParentWindow>;

/**
 * Creates the channel to the parent window: messages `{source, id, type, detail}` to exactly the named origin, and one
 * reply per question, from that window and origin only.
 */
export function createParentWindow(input: ParentWindowInput) {
  const link = createParentLink(input);
  const { receiver, send, during, randomId, signal } = link;
  return {
    /** Whether the page is framed and `parent-origin` names the parent. */
    isThere: (): boolean => receiver() !== null,
    /** Sends a message to exactly that origin; nothing without a parent. Never throws. */
    send<Message extends ParentMessage>(type: Message, detail: ParentMessages[Message]): void {
      const to = receiver();
      if (!to || signal.aborted) return;
      try {
        send(to, { id: randomId(), type, detail });
      } catch {
        // A page may have patched `postMessage`; the message is also an event of the element.
      }
    },
    /**
     * Asks and resolves with the unchecked answer. Rejects with a `ParentWindowError`: status 501 without a parent, the
     * parent's status if it refused, null with "Timed out in {n}ms" after `ms`, by default
     * `PARENT_ANSWER_MS`. Its code loads with the first question.
     */
    async ask<Message extends ParentMessage>(
      type: Message,
      detail: ParentMessages[Message],
      ms?: number,
    ): Promise<unknown> {
      const { askParent } = await during(import('./parent-request.ts'));
      return askParent(link, { type, detail }, ms ?? PARENT_ANSWER_MS);
    },
  };
}
