import type { Getter, Setter } from 'jotai/vanilla';

import { alertAtom, refusalAtom } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/checkout-context.ts';
import { modeAtom } from '../../offer/state/choice-atoms.ts';
import { emitOnce, isFirstEmission } from '../../../flow/state/emit-once.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import { currencyName } from '../../../lib/money/currency.ts';
import { transactionEvent } from '../../offer/rules/offer-events.ts';
import { measuredOfferAtom } from '../../offer/state/offer-tracking.ts';
import { currencyAtom } from '../../offer/state/offer-atoms.ts';
import { PRIZES } from '../../account/state/prizes.ts';
import { paymentMethodAtom, voucherResultAtom, type VoucherResult } from './payment-atoms.ts';
import { unpaidResult } from './payment-link.ts';
import { firstKeyOf } from '../../../submission/journal/journal-entry.ts';
import { paymentsAtom, type Payment } from './payments.ts';

/** The result with the server's amount, else the amount shown. */
function resultOf(get: Getter, paymentId: string, { entry, answer }: Payment): VoucherResult {
  const before = get(voucherResultAtom);
  const known = before?.paymentId === paymentId ? before : null;
  const shownCents = known?.amountCents ?? entry.shownCents ?? 0;
  const amountCents = entry.chargedCents ?? shownCents;
  return {
    ...unpaidResult(paymentId, entry),
    status: 'paid',
    amountCents,
    shownCents: amountCents === shownCents ? null : shownCents,
    reference: null,
    activationCode: answer?.activationCode ?? null,
    activationQrCode: answer?.activationQrCode ?? null,
  };
}

/** Measures the purchase once, in whichever tab sees first that it is paid. */
async function measure(
  get: Getter,
  set: Setter,
  { paymentId, amountCents }: VoucherResult,
  intentKey: string,
): Promise<void> {
  const offer = get(measuredOfferAtom);
  if (!offer) return;
  const paid = { transactionId: paymentId, valueChargedCents: amountCents };
  const { name, params } = transactionEvent(paid, offer);
  const isFirst = await isFirstEmission(get, set, `${name} ${paymentId} ${intentKey}`);
  if (isFirst) get(servicesAtom).host.track(name, params);
}

/** Shows the result of a completed payment and emits it once. */
export function showPaymentSuccess(get: Getter, set: Setter, paymentId: string): void {
  const payment = get(paymentsAtom).get(paymentId);
  if (!payment) return;
  const result = resultOf(get, paymentId, payment);
  set(modeAtom, 'voucher');
  set(paymentMethodAtom, result.method);
  const intentKey = firstKeyOf(payment.entry);
  void measure(get, set, result, intentKey);
  set(voucherResultAtom, result);
  set(alertAtom, null);
  set(refusalAtom, null);
  set(jumpToStepAction, 'success');
  // The prize is used; the next purchase loads the remaining ones.
  set(PRIZES.forget);
  const currency = currencyName(get(currencyAtom));
  const { amountCents: amount } = result;
  void emitOnce(get, set, 'paid', { kind: 'voucher', paymentId, amount, currency }, intentKey);
}
