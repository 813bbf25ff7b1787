import type { Getter, Setter } from 'jotai/vanilla';

import { alertAtom, refusalAtom } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/checkout-context.ts';
import { modeAtom } from '../../../flow/state/flow-atoms.ts';
import { isFirstTime } from '../../../flow/state/first-time.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import { currencyCode } from '../../../lib/money/money.ts';
import type { CheckoutEventDetails } from '../../../platform/host/checkout-events.ts';
import { transactionEvent } from '../../offer/rules/offer-events.ts';
import { measuredOfferAtom, trackOnce } from '../../offer/state/offer-tracking.ts';
import { currencyAtom, readPrizesAtom } from '../../offer/state/offer-atoms.ts';
import { paymentMethodAtom, voucherResultAtom, type VoucherResult } from './payment-atoms.ts';
import { unpaidResult } from './payment-link.ts';
import { paymentsAtom, type Payment } from './payments.ts';

/** The storage key of the events that the page has received. */
const EMITTED_KEY = 'merchant-checkout:told';

/** Emits an event of a payment once, even across a reload; stores only the payment's id. Contract section 1 "Events". */
export async function emitOnce<Name extends 'pending' | 'paid'>(
  get: Getter,
  set: Setter,
  name: Name,
  detail: CheckoutEventDetails[Name],
): Promise<void> {
  if (!(await isFirstTime(get, set, EMITTED_KEY, `${name} ${detail.paymentId}`))) return;
  get(servicesAtom).host.emit(name, detail);
}

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

function measure(get: Getter, set: Setter, { paymentId, amountCents }: VoucherResult): void {
  const offer = get(measuredOfferAtom);
  if (!offer) return;
  const paid = { transactionId: paymentId, valueChargedCents: amountCents };
  void trackOnce(get, set, paymentId, transactionEvent(paid, offer));
}

/** Shows the result of a completed payment and emits it once. */
export function succeed(get: Getter, set: Setter, paymentId: string): void {
  const payment = get(paymentsAtom).get(paymentId);
  if (!payment) return;
  const result = resultOf(get, paymentId, payment);
  set(modeAtom, 'voucher');
  set(paymentMethodAtom, result.method);
  measure(get, set, result);
  set(voucherResultAtom, result);
  set(alertAtom, null);
  set(refusalAtom, null);
  set(jumpToStepAction, 'success');
  // The prize is used; the next purchase loads the remaining ones.
  set(readPrizesAtom, null);
  const currency = currencyCode(get(currencyAtom));
  const { amountCents: amount } = result;
  void emitOnce(get, set, 'paid', { kind: 'voucher', paymentId, amount, currency });
}
