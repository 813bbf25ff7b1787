import { atom, type Getter } from 'jotai/vanilla';

import { SAVED_STATE_MAX_AGE_MS } from '../../domain/limits.ts';
import {
  isPaymentOf,
  parsePlanPayment,
  type PlanPayment,
} from '../../domain/premium/plan-payment.ts';
import { SAVED_STATE_PREFIX } from '../../domain/saved/saved-state.ts';
import { credentialsAtom } from '../account/user-atom.ts';
import { servicesAtom } from '../services.ts';

/** Where it stands that a plan's payment page was opened: who comes back must not pay twice unawares. */
const begunPurchaseKeyAtom = atom(
  (get) => `${SAVED_STATE_PREFIX}${get(servicesAtom).host.elementKey()}:plan`,
);

/** Remembers over a reload that a payment page was opened. */
export function keepBegunPurchase(get: Getter, payment: PlanPayment): void {
  get(servicesAtom).host.storage.write(get(begunPurchaseKeyAtom), JSON.stringify(payment));
}

/** Nothing is under way any more. */
export function dropBegunPurchase(get: Getter): void {
  get(servicesAtom).host.storage.remove(get(begunPurchaseKeyAtom));
}

/** The payment page that the account which is here opened in this tab; null when it opened none within a day. */
export async function readBegunPurchase(get: Getter): Promise<PlanPayment | null> {
  const { host } = get(servicesAtom);
  const stored = await host.storage.read(get(begunPurchaseKeyAtom));
  const user = get(credentialsAtom);
  const payment = stored === null ? null : parsePlanPayment(stored);
  if (!payment || !user || !isPaymentOf(payment, user.userId)) return null;
  // A clock that was put back does not make it forgotten.
  return host.now() - payment.since <= SAVED_STATE_MAX_AGE_MS ? payment : null;
}
