import { readReply } from './parent-reply.ts';
import { ParentWindowError } from './parent-window-error.ts';
import type { ParentLink, Receiver } from './parent-window.ts';

interface Question {
  type: string;
  detail: unknown;
  /** How long its answer is waited for, in ms. */
  ms: number;
}

/** The reply to one question; settles once and leaves nothing behind. */
function replyTo(link: ParentLink, id: string, to: Receiver, ms: number): Promise<unknown> {
  const { page, timers, signal } = link;
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
      if (event.source !== to.frame || event.origin !== to.origin) return;
      const reply = readReply(event.data, id);
      if (reply?.kind === 'error') fail('The parent window refused.', reply.status);
      else if (reply) end(() => resolve(reply.result));
    };
    const cancel = timers.after(ms, () => fail(`Timed out in ${ms}ms`));
    page.addEventListener('message', hear, { signal: own.signal });
    signal.addEventListener('abort', () => fail('The element has gone.'), { signal: own.signal });
  });
}

/** Asks the parent window something: see `HostParent.ask`. */
export async function askParent(
  link: ParentLink,
  { type, detail, ms }: Question,
): Promise<unknown> {
  const to = link.receiver();
  if (!to || link.signal.aborted) throw new ParentWindowError('There is no parent window.', 501);
  const id = link.randomId();
  const reply = replyTo(link, id, to, ms);
  try {
    link.send(to, { id, type, detail });
  } catch {
    reply.catch(() => undefined);
    throw new ParentWindowError('The parent window cannot be spoken to.');
  }
  return reply;
}
