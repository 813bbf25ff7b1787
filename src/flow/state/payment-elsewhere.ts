import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { configAtom } from '../../context/checkout-context.ts';
import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import { hasOtherOpenPayment, isPaying } from '../../submission/rules/purchase-state.ts';
import { waitAtom } from '../../submission/submission-atom.ts';
import { changeOfTarget } from '../same-target.ts';

/** The config of an open payment whose offer has made way for another one; null without one. */
export const openPaymentConfigAtom = atom<CheckoutConfig | null>(null);

/**
 * Remembers a payment that is open, or whose request has no answer yet, when its offer (`before`) has made way for another one, so
 * that the new screen can name it. The payment itself stands in the journal. Forgets it where its offer is shown again.
 */
export function rememberOpenPayment(get: Getter, set: Setter, before: CheckoutConfig): void {
  const wait = get(waitAtom);
  const isOpen = isPaying(wait) || hasOtherOpenPayment(wait);
  if (isOpen && wait.phase !== 'completed') set(openPaymentConfigAtom, before);
  const left = get(openPaymentConfigAtom);
  if (left && changeOfTarget(left, get(configAtom)) !== 'target') set(openPaymentConfigAtom, null);
}
