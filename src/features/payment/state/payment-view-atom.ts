import { atom } from 'jotai/vanilla';

import { currentPayment, openIds } from '../rules/wait/wait-state.ts';
import { waitAtom } from './payment-atoms.ts';

/** What the payment step shows. */
export type PaymentView =
  /** The methods and the button. */
  | 'choose'
  /** The wallet app asks the customer. */
  | 'wallet'
  /** A page of the provider waits. */
  | 'link';

/** Whether a request is being made ready or is under way. */
export const isPayingAtom = atom((get) => {
  const { phase } = get(waitAtom);
  return phase === 'checking' || phase === 'requesting';
});

/** The view of the payment step. A payment that is asked for once more stays on its screen meanwhile. */
export const paymentViewAtom = atom((get): PaymentView => {
  const state = get(waitAtom);
  const current = currentPayment(state);
  const isShown = state.phase === 'waiting' || state.phase === 'linked' || get(isPayingAtom);
  if (!isShown || !current?.isOpen) return 'choose';
  return current.channel === 'wallet' ? 'wallet' : 'link';
});

/** Whether an earlier payment is still open while another way of paying is chosen, also after a request was lost. */
export const hasOpenPaymentAtom = atom((get) => {
  const state = get(waitAtom);
  const isChoosing = get(paymentViewAtom) === 'choose' && !get(isPayingAtom);
  return isChoosing && state.completedId === null && openIds(state).length > 0;
});
