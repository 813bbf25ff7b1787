import {
  currentPayment,
  openIds,
  isPaymentShown,
  isPaying,
} from '../../../submission/rules/purchase-state.ts';
import { waitAtom } from '../../../submission/submission-atom.ts';
import { atom } from 'jotai/vanilla';

import { submitCountAtom } from '../../../flow/state/flow-atoms.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import { DEFAULT_PREFIX } from '../../../lib/limits.ts';
import { writeEntry } from '../../../submission/journal/journal.ts';
import { typedWalletPhoneAtom, voucherResultAtom } from './payment-atoms.ts';
import { choosePaymentMethodAction } from './payment-form.ts';
import {
  amountsOf,
  chargeQuestionAtom,
  openPaymentLink,
  openPaymentPage,
  showOpenPayment,
} from './payment-link.ts';
import { dispatchPaymentEventAction } from './payment-wait.ts';
import { setPayment, shownPaymentAtom } from './payments.ts';

/** The view of the payment step. */
export type PaymentView =
  /** The methods and the button. */
  | 'choose'
  /** The wallet app asks the customer. */
  | 'wallet'
  /** A page of the provider awaits payment. */
  | 'link';

/** Whether a request is being prepared or pending. */
export const isPayingAtom = atom((get) => isPaying(get(waitAtom)));

/** The view of the payment step. A resend keeps the view. */
export const paymentViewAtom = atom((get): PaymentView => {
  const state = get(waitAtom);
  const current = currentPayment(state);
  const isShown = isPaymentShown(state) || isPaying(state);
  if (!isShown || !current?.isOpen) return 'choose';
  return current.channel === 'wallet' ? 'wallet' : 'link';
});

/** Whether an earlier payment is open while the customer chooses a method. */
export const hasOpenPaymentAtom = atom((get) => {
  const state = get(waitAtom);
  const isChoosing = get(paymentViewAtom) === 'choose' && !get(isPayingAtom);
  return isChoosing && state.phase !== 'completed' && openIds(state).length > 0;
});

/** Returns to the methods to change the number or method; the open payment is still polled. */
export const changePaymentAction = atom(null, (_get, set): void => {
  set(submitCountAtom, 0);
  set(dispatchPaymentEventAction, { kind: 'change' });
});

/**
 * Fills the wallet form with the number of the payment on the screen. After a reload that number is unknown and the field
 * is empty: the contact's number could be a different one.
 */
export const fillAskedNumberAction = atom(null, (get, set): void => {
  const asked = get(shownPaymentAtom)?.request?.phone;
  set(choosePaymentMethodAction, 'wallet');
  set(typedWalletPhoneAtom, asked ?? { prefix: DEFAULT_PREFIX, phone: '' });
});

/** Returns to the open payment or bank reference. An amount that was not accepted is in question again. */
export const keepWaitingAction = atom(null, (get, set): void => {
  set(dispatchPaymentEventAction, { kind: 'keepWaiting' });
  showOpenPayment(get, set);
});

/** Leaves an unpaid bank reference for another method; the first payment counts. */
export const payOtherwiseAction = atom(null, (get, set): void => {
  if (get(voucherResultAtom)?.status !== 'reserved') return;
  set(voucherResultAtom, null);
  set(jumpToStepAction, 'confirm');
  set(changePaymentAction);
});

/** Opens the provider's page again. */
export const openPaymentPageAction = atom(null, async (get, set): Promise<void> => {
  const { currentId } = get(waitAtom);
  if (currentId === null || get(chargeQuestionAtom)) return;
  await openPaymentPage(get, set, currentId);
});

/** The customer accepts the server's charge as the new amount. */
export const acceptChargeAction = atom(null, (get, set): void => {
  const { currentId } = get(waitAtom);
  const question = get(chargeQuestionAtom);
  const payment = get(shownPaymentAtom);
  if (currentId === null || !question || !payment) return;
  const { channel, chargedCents: shownCents } = question;
  const entry = { ...payment.entry, shownCents };
  setPayment(set, currentId, { ...payment, entry, agreedCents: amountsOf(entry) });
  writeEntry(get, entry.key, { shownCents, chargedCents: entry.chargedCents });
  if (channel === 'link') openPaymentLink(get, set, currentId);
});
