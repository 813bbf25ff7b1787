import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { addPaymentInfoEvent } from '../../../domain/analytics/payment-events.ts';
import { isTooSoonForSecondTry } from '../../../domain/intent/second-try.ts';
import { PAYMENT_METHODS } from '../../../domain/payment/payment-method.ts';
import { maySubmit } from '../../account/may-submit.ts';
import { measuredOfferAtom } from '../../analytics/measured-offer-atom.ts';
import { attemptsAtom, modeAtom } from '../../booking/booking-state-atoms.ts';
import { nowAtom } from '../../config/clock-atom.ts';
import { firstUnfinishedStep } from '../../flow/first-unfinished-step.ts';
import { currentEntryAtom } from '../../flow/flow-atoms.ts';
import { markOfPurchase, purchaseNow } from '../../payment/payment-input.ts';
import { intentPurchasesAtom, withEntry, type Purchase } from '../../payment/purchases.ts';
import { walletPhoneIssueAtom } from '../../payment/wallet-phone-atoms.ts';
import { stepNoticeAtom } from '../../problem/problem-atoms.ts';
import { priceAtom } from '../../campaign/price-atoms.ts';
import { servicesAtom } from '../../services.ts';
import { submissionAtom } from '../../booking/submission-atom.ts';
import { leadToStepAction } from '../flow/lead-to-step.ts';
import { tidyWalletPhoneAction } from './edit-payment.ts';
import { followPaymentsAction } from './follow-payments.ts';
import { playPaymentAction } from './play-payment.ts';

/** Whether something is under way or done, so that a press means nothing; or comes too soon for a second try. */
export function isOutOfTurn(get: Getter): boolean {
  const submission = get(submissionAtom);
  if (submission.status === 'sending' || submission.status === 'done') return true;
  if (get(currentEntryAtom)?.step !== 'confirm' || get(modeAtom) !== 'voucher') return true;
  if (submission.status !== 'unknown') return false;
  return isTooSoonForSecondTry(submission.since, get(servicesAtom).host.now());
}

/** The key of an intent whose outcome is open, while the request would say the same; else a new one. */
function intentKeyOf(get: Getter, purchase: Purchase): string {
  const submission = get(submissionAtom);
  const isOpen =
    submission.status === 'unknown' &&
    submission.choice === markOfPurchase(get, submission.intentKey, purchase);
  return isOpen ? submission.intentKey : get(servicesAtom).host.randomId();
}

function measure(get: Getter, { method }: Purchase): void {
  const offer = get(measuredOfferAtom);
  if (!offer) return;
  const { name, params } = addPaymentInfoEvent(offer, PAYMENT_METHODS[method].providerCode);
  get(servicesAtom).host.track(name, params);
}

/** Sends what is bought, unless the page says no. */
export function beginPayment(get: Getter, set: Setter, purchase: Purchase): void {
  const intentKey = intentKeyOf(get, purchase);
  if (!maySubmit(get, set, purchase.kind)) return;
  measure(get, purchase);
  set(intentPurchasesAtom, (all) => withEntry(all, intentKey, purchase));
  set(stepNoticeAtom, null);
  set(followPaymentsAction);
  const { channel } = PAYMENT_METHODS[purchase.method];
  set(playPaymentAction, { kind: 'pay', channel, intentKey });
}

/**
 * Pays. One intent makes one request: while one is under way or was accepted, nothing is
 * sent; after a connection that broke, only the customer's own second press sends again, with the same key. Earlier
 * payments that are still open are looked at before. The page may cancel the `submit` event. Spec section 4.
 */
export const payAction = atom(null, (get, set): void => {
  if (isOutOfTurn(get)) return;
  set(attemptsAtom, (count) => count + 1);
  set(nowAtom, get(servicesAtom).host.now());
  const unfinished = firstUnfinishedStep(get);
  if (unfinished) return set(leadToStepAction, unfinished);
  set(tidyWalletPhoneAction);
  const price = get(priceAtom);
  if (get(walletPhoneIssueAtom) || !price || price.dueNowCents <= 0) return;
  beginPayment(get, set, purchaseNow(get));
});
