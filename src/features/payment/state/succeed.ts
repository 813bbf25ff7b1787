import type { Getter, Setter } from 'jotai/vanilla';

import type { Id } from '../../../lib/config/id.ts';
import { transactionEvent } from '../../offer/rules/offer-events.ts';
import { hasOtherOpenPayment } from '../rules/wait/wait-state.ts';
import { currencyCode } from '../../../lib/money/money.ts';
import { compareCharge } from '../../offer/rules/compare-charge.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import { readPrizesAtom } from '../../offer/state/user-prizes-atom.ts';
import { trackOnce } from '../../offer/state/track-once.ts';
import { measuredOfferAtom } from '../../offer/state/measured-offer-atom.ts';
import { modeAtom } from '../../../flow/state/booking-state-atoms.ts';
import { currencyAtom } from '../../offer/state/money-atom.ts';
import { alertAtom } from '../../../context/problem-atoms.ts';
import { chargedCentsOf, chargeQuestionAtom } from './charge-question.ts';
import { paymentMethodAtom, voucherResultAtom, waitAtom } from './payment-atoms.ts';
import { purchaseNow } from './payment-input.ts';
import { paymentAnswersAtom, purchasesAtom } from './purchases.ts';
import { tellOnce } from './tell-once.ts';
import type { VoucherResult } from './voucher-result.ts';

/** What was paid, as far as it is known: the server's amount, else what was shown for this payment. */
function resultOf(get: Getter, paymentId: Id): VoucherResult {
  const purchase = get(purchasesAtom).get(paymentId) ?? purchaseNow(get);
  const answer = get(paymentAnswersAtom).get(paymentId);
  const before = get(voucherResultAtom);
  const known = before?.paymentId === paymentId ? before : null;
  const shownCents = known?.amountCents ?? purchase.shownCents;
  const charge = compareCharge(shownCents, chargedCentsOf(get, paymentId));
  const differs = charge.kind === 'differs';
  return {
    paymentId,
    method: known?.method ?? purchase.method,
    status: 'paid',
    amountCents: differs ? charge.chargedCents : shownCents,
    shownCents: differs ? shownCents : null,
    count: known?.count ?? purchase.voucher.numberOfPeople,
    reference: null,
    activationCode: answer?.activationCode ?? null,
    activationQrCode: answer?.activationQrCode ?? null,
    owner: known?.owner ?? purchase.owner,
    otherOpen: hasOtherOpenPayment(get(waitAtom)),
  };
}

function measure(get: Getter, set: Setter, { paymentId, amountCents }: VoucherResult): void {
  const offer = get(measuredOfferAtom);
  if (!offer) return;
  const paid = { transactionId: paymentId, valueChargedCents: amountCents };
  void trackOnce(get, set, paymentId, transactionEvent(paid, offer));
}

/** The server said that a payment is made: the result shows, and the page is told once. */
export function succeed(get: Getter, set: Setter, paymentId: Id): void {
  const result = resultOf(get, paymentId);
  set(modeAtom, 'voucher');
  set(paymentMethodAtom, result.method);
  measure(get, set, result);
  set(voucherResultAtom, result);
  set(chargeQuestionAtom, null);
  set(alertAtom, null);
  set(jumpToStepAction, 'success');
  // The prize is used up; who buys again reads what is left.
  set(readPrizesAtom, null);
  const currency = currencyCode(get(currencyAtom));
  const { amountCents: amount } = result;
  void tellOnce(get, set, 'paid', { kind: 'voucher', paymentId, amount, currency });
}
