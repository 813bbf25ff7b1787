import { JOURNAL_PREFIX } from '../lib/limits.ts';
import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { servicesAtom } from '../context/checkout-context.ts';
import { paymentUnderWay } from './rules/purchase-state.ts';
import { purchaseAtom } from './submission-atom.ts';

/**
 * Whether leaving the page loses a payment that waits for the wallet or for the answer to its request: no storage of the
 * browser takes its entry. A payment on the provider's page or by a bank reference is completed elsewhere.
 */
export const hasUnsavedPaymentAtom = atom((get): boolean => {
  const purchase = get(purchaseAtom);
  const { shows, payments, unknownPayment } = purchase;
  if (shows === 'paid') return false;
  const waiting = payments
    .filter(({ isOpen, channel }) => isOpen && channel === 'wallet')
    .map(({ intentKey }) => intentKey);
  const { shared } = get(servicesAtom).host;
  return [...waiting, paymentUnderWay(purchase)?.intentKey, unknownPayment?.intentKey].some(
    (key) => key !== undefined && shared.keptIn(JOURNAL_PREFIX + key) === 'page',
  );
});

const stopAskingAtom = atom<(() => void) | null>(null);

/** Lets the browser ask before the page is left while `hasUnsavedPaymentAtom` holds. Call it after every event of the wait. */
export function guardUnsavedPayment(get: Getter, set: Setter): void {
  const stopAsking = get(stopAskingAtom);
  const isUnsaved = get(hasUnsavedPaymentAtom);
  if (isUnsaved === (stopAsking !== null)) return;
  stopAsking?.();
  const next = isUnsaved ? get(servicesAtom).host.askBeforeLeaving() : null;
  set(stopAskingAtom, () => next);
}
