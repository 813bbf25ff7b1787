import type { Check, PurchaseKind } from '../../../submission/purchase-kind.ts';
import { waitAtom } from '../../../submission/submission-atom.ts';
import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { stepNoticeAtom } from '../../../context/problems.ts';
import { submitCountAtom } from '../../../flow/state/flow-atoms.ts';
import { contactAtom } from '../../contact/state/contact-atom.ts';
import { modeAtom } from '../../offer/state/choice-atoms.ts';
import { recordSubmit, isSubmitBlocked } from '../../../flow/state/submit-press.ts';
import { goToStepAction } from '../../../flow/state/unfinished-step.ts';
import { submit } from '../../../submission/submit.ts';
import { STEPS_CHECK } from '../../contact/state/contact-form.ts';
import { isPremiumReservationAtom } from '../../offer/state/offer-atoms.ts';
import { userPrizesAtom, PRIZES } from '../../account/state/prizes.ts';
import { priceAtom } from '../../vouchers/state/price-atoms.ts';
import {
  prizeIsUnavailableAtom,
  voucherIssuesAtom,
} from '../../vouchers/state/voucher-form-state.ts';
import { tidyWalletPhoneAction, WALLET } from './payment-form.ts';
import { isPayerHere } from '../../../submission/journal/journal.ts';
import { VOUCHER_PAYMENT } from './voucher-payment.ts';
import { shownPaymentAtom, type Payment } from './payments.ts';
import { changePaymentAction, fillAskedNumberAction } from './payment-view.ts';

/** Whether a press is ignored: in date mode, or while a payment is pending or done, or its outcome is unknown since just now. */
const isPaymentBlocked = (get: Getter): boolean =>
  get(modeAtom) !== 'voucher' || isSubmitBlocked(get);

/**
 * Goes to an incomplete voucher form or earlier step instead of paying. After a reload the contact details are gone: a
 * notice explains why they are asked for again, and no field is marked as wrong.
 */
const PURCHASE_STEPS_CHECK: Check = (get, set) => {
  if (get(voucherIssuesAtom).length > 0) return () => set(goToStepAction, 'choice');
  const leave = STEPS_CHECK(get, set);
  if (typeof leave !== 'function' || get(contactAtom).name !== '') return leave;
  return async () => {
    await leave();
    set(submitCountAtom, 0);
    set(stepNoticeAtom, { tone: 'info', message: { key: 'savedState.restored' } });
  };
};

const STEP_PAYMENT: PurchaseKind<Payment> = {
  ...VOUCHER_PAYMENT,
  onStart: recordSubmit,
  checks: {
    isBusy: isPaymentBlocked,
    steps: PURCHASE_STEPS_CHECK,
    form: (get, set) => {
      set(tidyWalletPhoneAction);
      const price = get(priceAtom);
      return get(WALLET.issues).length > 0 || !price || price.totalCents <= 0;
    },
  },
};

/**
 * Pays. One intent makes one request; after a lost connection only the customer's second press sends again, with the
 * same key. Polls open earlier payments first. The page may cancel the `submit` event. Spec section 4.
 */
export const payAction = atom(null, (get, set): void => void submit(get, set, STEP_PAYMENT));

/** Whether the same request can be sent again: payer, kind of price and unit price are the same, and the prize is loaded. */
function canRepeat(get: Getter, payment: Payment): boolean {
  const { request } = payment;
  if (!request || !isPayerHere(get, payment.entry)) return false;
  if ((request.variant === 'premium') !== get(isPremiumReservationAtom)) return false;
  if (request.unitCents !== get(priceAtom)?.unitCents) return false;
  const { prizeId } = request;
  return prizeId === null || (get(userPrizesAtom) ?? []).some(({ id }) => id === prizeId);
}

/** Returns to the methods with the current total, for the customer to check and pay. */
function showMethods(get: Getter, set: Setter, payment: Payment): void {
  const isOther =
    payment.request !== null ||
    !isPayerHere(get, payment.entry) ||
    get(priceAtom)?.totalCents !== payment.entry.shownCents;
  set(fillAskedNumberAction);
  set(changePaymentAction);
  const key = isOther ? 'payment.resend.changed' : 'payment.resend.number';
  set(stepNoticeAtom, { tone: isOther ? 'warning' : 'info', message: { key } });
}

/** The payment that awaits the wallet's confirmation. */
function waitingPayment(get: Getter): Payment | null {
  if (get(waitAtom).phase !== 'waiting' || isPaymentBlocked(get)) return null;
  return get(shownPaymentAtom) ?? null;
}

/**
 * Sends the pending request again, to the same number and for the same purchase. If that is no longer possible, sends
 * nothing and shows a notice with the methods. Spec section 4.
 */
export const resendAction = atom(null, async (get, set): Promise<void> => {
  if (!waitingPayment(get)) return;
  // After a reload a chosen prize may not be loaded, but it is part of the total.
  if (get(prizeIsUnavailableAtom)) await set(PRIZES.load);
  const payment = waitingPayment(get);
  if (!payment) return;
  void submit(get, set, {
    ...VOUCHER_PAYMENT,
    onStart: recordSubmit,
    resends: true,
    content: () => payment,
    checks: {
      choice: () => !canRepeat(get, payment) && (() => showMethods(get, set, payment)),
      steps: PURCHASE_STEPS_CHECK,
    },
  });
});
