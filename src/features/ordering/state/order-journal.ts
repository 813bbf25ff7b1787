import type { Getter, Setter } from 'jotai/vanilla';

import { judgeFailure } from '../../../platform/api/outcome/judge-outcome.ts';
import { entryOfTry } from '../../payment/rules/journal/journal-entry.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import type { Intent } from '../../../submission/rules/submission-machine.ts';
import { tellSubmission } from '../../../submission/submit.ts';
import { mayPay } from '../../payment/state/claim-purchase.ts';
import { dropEntry, showEntry, writeEntry } from '../../payment/state/journal-store.ts';
import { purchaseIdOf } from '../../payment/state/purchase-id.ts';
import { toApiError } from '../../../context/problems.ts';
import { reservationAtom } from '../../../flow/state/booking-state-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';
import { orderPaymentLinkAtom } from '../../payment/state/order-payment.ts';
import type { OrderRequest } from './order-request.ts';
import { orderTotalAtom } from '../../delivery/state/delivery-atoms.ts';

/** Enters an order into the journal before it is sent; false where the customer is asked about an earlier one first. */
export async function enterOrder(
  get: Getter,
  set: Setter,
  { intentKey: key }: Intent,
  { ticket, send }: Pick<OrderRequest, 'ticket'> & { send: () => void },
): Promise<boolean> {
  const userId = get(credentialsAtom)?.userId ?? null;
  const purchase = purchaseIdOf(get, 'order');
  const since = get(servicesAtom).host.now();
  const shownCents = get(orderTotalAtom);
  const entry = entryOfTry({ ...purchase, key, since, userId }, { shownCents, ...ticket });
  const isFree = await mayPay(get, set, { purchase, entry, send });
  if (!isFree) tellSubmission(get, set, { kind: 'withdrawn' });
  return isFree;
}

/** Removes the entry of a refused order; keeps it if the answer was lost or the first try may have been accepted. */
export function leaveOrder(get: Getter, { intentKey, isSecond }: Intent, error: unknown): void {
  const isOpen = isSecond || judgeFailure(toApiError(error).code, false) === 'unknown';
  if (!isOpen) dropEntry(get, intentKey);
}

/** The order that was taken: what is to be paid at a page stays in the journal. */
export function keepOrder(get: Getter, key: string): void {
  const order = get(reservationAtom);
  const url = get(orderPaymentLinkAtom)?.url;
  if (!order || url === undefined) return dropEntry(get, key);
  writeEntry(get, key, { paymentId: order.transactionId, url });
  showEntry(get, key, true);
}
