import { atom } from 'jotai/vanilla';

import { attemptsAtom } from '../../../flow/state/booking-state-atoms.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import { currentPayment, openIds } from '../rules/wait/wait-state.ts';
import { keepPayment } from './keep-journal.ts';
import { voucherResultAtom, waitAtom } from './payment-atoms.ts';
import {
  agreeToAmounts,
  askOfDifference,
  chargeQuestionAtom,
  followLink,
  openPaymentPage,
} from './payment-link.ts';
import { dispatchPaymentEventAction } from './payment-machine.ts';
import { paymentLinksAtom, purchasesAtom, withEntry } from './purchases.ts';

/** The view of the payment step. */
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

/** To another number or another method; the payment that is open is followed all the same. */
export const changePaymentAction = atom(null, (_get, set): void => {
  set(chargeQuestionAtom, null);
  set(attemptsAtom, 0);
  set(dispatchPaymentEventAction, { kind: 'change' });
});

/**
 * Back to the payment that is still open, also to a reserved reference; an amount that was not agreed to is asked about
 * again.
 */
export const keepWaitingAction = atom(null, (get, set): void => {
  set(dispatchPaymentEventAction, { kind: 'keepWaiting' });
  const { currentId } = get(waitAtom);
  if (currentId === null || askOfDifference(get, set, currentId)) return;
  if (get(paymentLinksAtom).get(currentId)?.reference) followLink(get, set, currentId);
});

/** From a reference that waits to be paid to another way of paying; whichever is paid first counts. */
export const payOtherwiseAction = atom(null, (get, set): void => {
  if (get(voucherResultAtom)?.status !== 'reserved') return;
  set(voucherResultAtom, null);
  set(jumpToStepAction, 'confirm');
  set(changePaymentAction);
});

/** Opens the provider's page of the payment shown once more. */
export const openPaymentPageAction = atom(null, async (get, set): Promise<void> => {
  const { currentId } = get(waitAtom);
  if (currentId === null || askOfDifference(get, set, currentId)) return;
  await openPaymentPage(get, set, currentId);
});

/** The customer agrees to the amount that the server charges; it is the amount from now on. */
export const acceptChargeAction = atom(null, (get, set): void => {
  const question = get(chargeQuestionAtom);
  if (!question) return;
  const { paymentId, channel, chargedCents } = question;
  const purchase = get(purchasesAtom).get(paymentId);
  set(chargeQuestionAtom, null);
  if (!purchase) return;
  agreeToAmounts(get, set, paymentId);
  set(purchasesAtom, (all) => withEntry(all, paymentId, { ...purchase, shownCents: chargedCents }));
  keepPayment(get, paymentId);
  if (channel === 'link') followLink(get, set, paymentId);
});
