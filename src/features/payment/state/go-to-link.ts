import type { Getter, Setter } from 'jotai/vanilla';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import type { Id } from '../../../lib/config/id.ts';
import { modeAtom } from '../../../flow/state/booking-state-atoms.ts';
import { alertAtom } from '../../../context/problem-atoms.ts';
import { reportError } from '../../../context/report-problem.ts';
import { servicesAtom } from '../../../context/services.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import { askOfDifference } from './charge-question.ts';
import { voucherResultAtom } from './payment-atoms.ts';
import { paymentLinksAtom, purchasesAtom } from './purchases.ts';

/** Shows the reference as what became of the vouchers: reserved, never paid. */
function showReference(get: Getter, set: Setter, paymentId: Id): void {
  const link = get(paymentLinksAtom).get(paymentId);
  const purchase = get(purchasesAtom).get(paymentId);
  if (!link?.reference || !purchase) return;
  set(modeAtom, 'voucher');
  set(voucherResultAtom, {
    paymentId,
    method: purchase.method,
    status: 'reserved',
    amountCents: link.reference.amountCents ?? link.chargedCents ?? purchase.shownCents,
    shownCents: null,
    count: purchase.voucher.numberOfPeople,
    reference: link.reference,
    activationCode: null,
    activationQrCode: null,
    owner: purchase.owner,
    otherOpen: false,
  });
  set(jumpToStepAction, 'success');
}

/**
 * Sends the window to the provider's page, through the host frame where there is one; the page may cancel it and go
 * there itself. A page that cannot be left is told of. Spec section 4 "Payment step".
 */
export async function openPaymentPage(get: Getter, set: Setter, paymentId: Id): Promise<void> {
  const { host } = get(servicesAtom);
  const url = get(paymentLinksAtom).get(paymentId)?.url ?? null;
  if (url === null) return;
  const result = await host.redirect(url, 'voucher');
  if (result.kind !== 'failed') return;
  reportError(host, new ApiError(result.code, result.message));
  set(alertAtom, { key: 'payment.platformError' });
}

/** Goes on with a payment link: its reference where it holds one, else the provider's page. */
export function followLink(get: Getter, set: Setter, paymentId: Id): void {
  const link = get(paymentLinksAtom).get(paymentId);
  if (link?.reference) showReference(get, set, paymentId);
  else void openPaymentPage(get, set, paymentId);
}

/** A fresh link is there: it is followed, unless it charges something else than what was shown. */
export function goToLink(get: Getter, set: Setter, paymentId: Id): void {
  if (!askOfDifference(get, set, paymentId)) followLink(get, set, paymentId);
}
