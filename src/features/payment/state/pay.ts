import { atom, type Getter } from 'jotai/vanilla';

import { addPaymentInfoEvent } from '../rules/payment-events.ts';
import { PAYMENT_METHODS } from '../../../lib/payment/payment-method.ts';
import { measuredOfferAtom } from '../../offer/state/measured-offer-atom.ts';
import { modeAtom } from '../../../flow/state/booking-state-atoms.ts';
import { countPress, isOutOfTurn } from '../../../flow/state/turn.ts';
import { purchaseNow } from './payment-input.ts';
import { intentPurchasesAtom, withEntry, type Purchase } from './purchases.ts';
import { walletPhoneIssueAtom } from './wallet-phone-atoms.ts';
import { priceAtom } from '../../offer/state/price-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';
import { submit, type SubmissionKind } from '../../../submission/submit.ts';
import { STEPS_CHECK } from '../../contact/state/unfinished-step.ts';
import { paymentSubmission } from './payment-submission.ts';
import { tidyWalletPhoneAction } from './edit-payment.ts';
import { followPaymentsAction } from './follow-payments.ts';
import { playPaymentAction } from './play-payment.ts';

/** Whether a press means nothing here: nothing is bought, or it is under way, done or was lost just now. */
export const isPaymentOutOfTurn = (get: Getter): boolean =>
  get(modeAtom) !== 'voucher' || isOutOfTurn(get);

function measure(get: Getter, { method }: Purchase): void {
  const offer = get(measuredOfferAtom);
  if (!offer) return;
  const { name, params } = addPaymentInfoEvent(offer, PAYMENT_METHODS[method].providerCode);
  get(servicesAtom).host.track(name, params);
}

/** What is bought, as it is sent by a press that counts. */
export function pressedPayment(purchaseOf: (get: Getter) => Purchase): SubmissionKind {
  const send: SubmissionKind['send'] = async (get, set, { intentKey }) => {
    const bought = purchaseOf(get);
    measure(get, bought);
    set(intentPurchasesAtom, (all) => withEntry(all, intentKey, { ...bought, intentKey }));
    set(followPaymentsAction);
    const { channel } = PAYMENT_METHODS[bought.method];
    set(playPaymentAction, { kind: 'pay', channel, intentKey });
  };
  return {
    ...paymentSubmission(purchaseOf, send),
    press: countPress,
  };
}

const PAYMENT = pressedPayment(purchaseNow);

/** What the payment step sells. */
const STEP_PAYMENT: SubmissionKind = {
  ...PAYMENT,
  checks: {
    ...PAYMENT.checks,
    turn: isPaymentOutOfTurn,
    steps: STEPS_CHECK,
    form: (get, set) => {
      set(tidyWalletPhoneAction);
      const price = get(priceAtom);
      return get(walletPhoneIssueAtom) !== null || !price || price.dueNowCents <= 0;
    },
  },
};

/**
 * Pays. One intent makes one request: while one is under way or was accepted, nothing is
 * sent; after a connection that broke, only the customer's own second press sends again, with the same key. Earlier
 * payments that are still open are looked at before. The page may cancel the `submit` event. Spec section 4.
 */
export const payAction = atom(null, (get, set): void => void submit(get, set, STEP_PAYMENT));
