import { isRecord, ownField } from '../../../lib/config/json.ts';
import { MESSAGE_SOURCE, type ParentLink, type Receiver } from './parent-link.ts';

type ParentReply = { kind: 'result'; result: unknown } | { kind: 'error'; status: number | null };

function statusOf(error: unknown): number | null {
  const status = isRecord(error) ? ownField(error, 'status') : error;
  return typeof status === 'number' && Number.isInteger(status) ? status : null;
}

/** The reply to the request of this id, else null: `{source, replyTo, result}` or `{source, replyTo, error: {status}}`. */
function readReply(data: unknown, id: string): ParentReply | null {
  if (!isRecord(data)) return null;
  if (ownField(data, 'source') !== MESSAGE_SOURCE || ownField(data, 'replyTo') !== id) return null;
  const error = ownField(data, 'error');
  if (error != null) return { kind: 'error', status: statusOf(error) };
  return Object.hasOwn(data, 'result') ? { kind: 'result', result: data['result'] } : null;
}

/** A question without an answer from the parent window. Spec section 8 "Flow reactions". */
export class ParentWindowError extends Error {
  override readonly name = 'ParentWindowError';
  /** 501 without a parent, the parent's status if it refused, null without an answer. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

/** The reply to one question; settles once. */
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

/** Asks the parent window something, with a time limit in ms: see `HostParent.ask`. */
export async function askParent(
  link: ParentLink,
  question: { type: string; detail: unknown },
  ms: number,
): Promise<unknown> {
  const to = link.receiver();
  if (!to || link.signal.aborted) throw new ParentWindowError('There is no parent window.', 501);
  const id = link.randomId();
  const reply = replyTo(link, id, to, ms);
  try {
    link.send(to, { id, ...question });
  } catch {
    reply.catch(() => undefined);
    throw new ParentWindowError('The parent window cannot be spoken to.');
  }
  return reply;
}
