import type { Getter } from 'jotai/vanilla';

import { configAtom, servicesAtom } from '../../../context/checkout-context.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import { getWalletPaymentStatus } from '../calls/payment-calls.ts';
import type { PaymentAnswer } from '../rules/payment-answers.ts';

/** Gets an answer that an element of the page has asked for; `key` as `keyOf` makes it. */
type Listener = (key: string, answer: PaymentAnswer) => void;

interface StatusCalls {
  pending: Map<string, Promise<PaymentAnswer>>;
  listeners: Set<Listener>;
}

/** The status calls of each page: its elements may follow the same payment. */
const callsOfPage = new WeakMap<object, StatusCalls>();

function callsHere(get: Getter): StatusCalls {
  const { page } = get(servicesAtom).host;
  const calls = callsOfPage.get(page) ?? { pending: new Map(), listeners: new Set() };
  callsOfPage.set(page, calls);
  return calls;
}

/** Identifies a payment by its platform and by the account as which it is asked about (null for a guest). */
const keyOf = (get: Getter, paymentId: string, userId: string | null): string =>
  JSON.stringify([get(configAtom).middleware, paymentId, userId]);

/**
 * Asks for the status of a payment, once for all elements of the page: while a call is pending, others wait for its answer.
 * The answer also reaches the listeners of the other elements.
 */
export async function askStatus(
  get: Getter,
  paymentId: string,
  user: Credentials | null,
  signal: AbortSignal,
): Promise<PaymentAnswer> {
  const { pending, listeners } = callsHere(get);
  const key = keyOf(get, paymentId, user?.userId ?? null);
  const running = pending.get(key);
  if (running) return running;
  const asked = get(servicesAtom).call(getWalletPaymentStatus, [paymentId, user], { signal });
  pending.set(key, asked);
  const forget = () => {
    if (pending.get(key) === asked) pending.delete(key);
  };
  // The answer to an ended run decides nothing, so the next question is a call of its own.
  signal.addEventListener('abort', forget, { once: true });
  try {
    const answer = await asked;
    if (answer.id === paymentId && !signal.aborted)
      for (const listener of listeners) listener(key, answer);
    return answer;
  } finally {
    forget();
    signal.removeEventListener('abort', forget);
  }
}

/** Calls back with the answers about payments that any element of the page asks for as this user; the result unsubscribes. */
export function onStatus(
  get: Getter,
  userIdOf: (paymentId: string) => string | null,
  listener: (answer: PaymentAnswer) => void,
): () => void {
  const { listeners } = callsHere(get);
  const hear: Listener = (key, answer) => {
    if (key === keyOf(get, answer.id, userIdOf(answer.id))) listener(answer);
  };
  listeners.add(hear);
  return () => void listeners.delete(hear);
}
