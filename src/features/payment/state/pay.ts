import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { addPaymentInfoEvent } from '../rules/payment-events.ts';
import { PAYMENT_METHODS } from '../../../lib/payment/payment-method.ts';
import { maySubmit } from '../../account/state/may-submit.ts';
import { measuredOfferAtom } from '../../offer/state/measured-offer-atom.ts';
import { attemptsAtom, modeAtom } from '../../../flow/state/booking-state-atoms.ts';
import { nowAtom } from '../../../context/clock-atom.ts';
import { firstUnfinishedStep } from '../../contact/state/unfinished-step.ts';
import { markOfPurchase, purchaseNow } from './payment-input.ts';
import { intentPurchasesAtom, withEntry, type Purchase } from './purchases.ts';
import { walletPhoneIssueAtom } from './wallet-phone-atoms.ts';
import { stepNoticeAtom } from '../../../context/problem-atoms.ts';
import { priceAtom } from '../../offer/state/price-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';
import { newIntentKey } from '../../../submission/new-intent-key.ts';
import { isOutOfTurn } from '../../../submission/send-intent.ts';
import { lostTryOf, submissionAtom } from '../../../submission/submission-atom.ts';
import { leadToStepAction } from '../../../flow/state/lead-to-step.ts';
import { tidyWalletPhoneAction } from './edit-payment.ts';
import { followPaymentsAction } from './follow-payments.ts';
import { playPaymentAction } from './play-payment.ts';

/** Whether a press means nothing here: nothing is bought, or it is under way, done or was lost just now. */
export const isPaymentOutOfTurn = (get: Getter): boolean =>
  get(modeAtom) !== 'voucher' || isOutOfTurn(get);

/** The key of an intent whose outcome is open, while the request would say the same; else a new one. */
function intentKeyOf(get: Getter, purchase: Purchase): string {
  const lost = lostTryOf(get(submissionAtom));
  const isOpen = lost && lost.choice === markOfPurchase(get, lost.intentKey, purchase);
  return isOpen ? lost.intentKey : newIntentKey(get);
}

function measure(get: Getter, { method }: Purchase): void {
  const offer = get(measuredOfferAtom);
  if (!offer) return;
  const { name, params } = addPaymentInfoEvent(offer, PAYMENT_METHODS[method].providerCode);
  get(servicesAtom).host.track(name, params);
}

/** Sends what is bought, unless the page says no. */
export function beginPayment(get: Getter, set: Setter, bought: Purchase): void {
  const intentKey = intentKeyOf(get, bought);
  if (!maySubmit(get, set, bought.kind, intentKey)) return;
  measure(get, bought);
  const purchase = { ...bought, intentKey };
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
  if (isPaymentOutOfTurn(get)) return;
  set(attemptsAtom, (count) => count + 1);
  set(nowAtom, get(servicesAtom).host.now());
  const unfinished = firstUnfinishedStep(get);
  if (unfinished) return set(leadToStepAction, unfinished);
  set(tidyWalletPhoneAction);
  const price = get(priceAtom);
  if (get(walletPhoneIssueAtom) || !price || price.dueNowCents <= 0) return;
  beginPayment(get, set, purchaseNow(get));
});
