import { waitAtom } from '../submission/submission-atom.ts';
import {
  hasOtherOpenPayment,
  isPaymentShown,
  isPaying,
} from '../submission/rules/purchase-state.ts';
import { atom } from 'jotai/vanilla';

import { configAtom } from '../context/checkout-context.ts';
import { changeOfTarget, withTarget } from '../flow/same-target.ts';
import { flowStatusAtom } from '../flow/state/flow-atoms.ts';
import { startCheckoutAction } from '../flow/state/start-checkout.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';

/** The config with which a payment was begun that the page has left by a change of attributes. */
const leftConfigAtom = atom<CheckoutConfig | null>(null);

/** Whether a payment of another offer still waits, and no waiting screen is shown. */
export const hasLeftPaymentAtom = atom(
  (get) =>
    get(leftConfigAtom) !== null &&
    get(flowStatusAtom).status !== 'loading' &&
    !isPaymentShown(get(waitAtom)),
);

/**
 * Starts the flow of a changed config. Remembers a payment that is open or whose request has no answer yet, so that the new
 * screen can name it. The payment itself stands in the journal.
 */
export const changeTargetAction = atom(null, (get, set, before: CheckoutConfig): Promise<void> => {
  const wait = get(waitAtom);
  const isOpen = isPaying(wait) || hasOtherOpenPayment(wait);
  if (isOpen && wait.phase !== 'completed') set(leftConfigAtom, before);
  const left = get(leftConfigAtom);
  if (left && changeOfTarget(left, get(configAtom)) !== 'target') set(leftConfigAtom, null);
  return set(startCheckoutAction, null);
});

/** Returns to the payment that the page has left: to its offer, where the journal resumes it. */
export const returnToPaymentAction = atom(null, async (get, set): Promise<void> => {
  const left = get(leftConfigAtom);
  if (!left) return;
  const shown = get(configAtom);
  set(configAtom, withTarget(shown, left));
  await set(changeTargetAction, shown);
});
