import { atom } from 'jotai/vanilla';

import { configAtom } from '../context/checkout-context.ts';
import { withTarget } from '../flow/same-target.ts';
import { flowStatusAtom } from '../flow/state/flow-atoms.ts';
import { openPaymentConfigAtom, rememberOpenPayment } from '../flow/state/payment-elsewhere.ts';
import { startCheckoutAction } from '../flow/state/start-checkout.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import { isPaymentShown } from '../submission/rules/purchase-state.ts';
import { waitAtom } from '../submission/submission-atom.ts';

/** Whether a payment of another offer still waits, and no waiting screen is shown. */
export const hasPaymentElsewhereAtom = atom(
  (get) =>
    get(openPaymentConfigAtom) !== null &&
    get(flowStatusAtom).status !== 'loading' &&
    !isPaymentShown(get(waitAtom)),
);

/** Starts the flow of a changed config; a payment that is left open is remembered. */
export const changeTargetAction = atom(null, (get, set, before: CheckoutConfig): Promise<void> => {
  rememberOpenPayment(get, set, before);
  return set(startCheckoutAction, null);
});

/** Returns to the payment that was left: to its offer, where the journal resumes it. */
export const returnToPaymentAction = atom(null, async (get, set): Promise<void> => {
  const left = get(openPaymentConfigAtom);
  if (!left) return;
  const shown = get(configAtom);
  set(configAtom, withTarget(shown, left));
  await set(changeTargetAction, shown);
});
