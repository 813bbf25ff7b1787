import type { Getter, Setter } from 'jotai/vanilla';

import { judgeFailure } from '../../../platform/api/outcome/judge-outcome.ts';
import type { JournalEntry } from '../../payment/rules/journal/journal-entry.ts';
import type { OrderPayment } from '../../payment/rules/order-payment.ts';
import { accountMark } from '../../../lib/account-mark.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import type { Intent } from '../../../submission/send-intent.ts';
import { afterRefusal, submissionAtom } from '../../../submission/submission-atom.ts';
import { mayPay } from '../../payment/state/claim-purchase.ts';
import {
  dropEntry,
  readEntries,
  showEntry,
  viewerOf,
  writeEntry,
} from '../../payment/state/journal-store.ts';
import { undecidedHere } from '../../payment/state/open-payments.ts';
import { purchaseIdOf } from '../../payment/state/purchase-id.ts';
import { toApiError } from '../../../context/report-problem.ts';
import { reservationAtom } from '../../../flow/state/reservation-atom.ts';
import { servicesAtom } from '../../../context/services.ts';
import { orderPaymentLinkAtom } from './order-payment-link-atom.ts';
import type { OrderRequest } from './order-request.ts';
import { orderTotalAtom } from '../../delivery/state/order-total-atom.ts';

/** Enters an order into the journal before it is sent; false where the customer is asked about an earlier one first. */
export async function enterOrder(
  get: Getter,
  set: Setter,
  { intentKey: key }: Intent,
  { ticket, send }: Pick<OrderRequest, 'ticket'> & { send: () => void },
): Promise<boolean> {
  const userId = get(credentialsAtom)?.userId ?? null;
  const purchase = purchaseIdOf(get, 'order');
  const entry: JournalEntry = {
    ...purchase,
    key,
    since: get(servicesAtom).host.now(),
    until: null,
    owner: userId === null ? 'guest' : 'account',
    mark: userId === null ? null : accountMark(key, userId),
    method: null,
    channel: 'link',
    paymentId: null,
    count: 1,
    shownCents: get(orderTotalAtom),
    chargedCents: null,
    url: null,
    reference: null,
    nonce: ticket?.nonce ?? null,
    ownParams: ticket?.ownParams ?? [],
    hint: null,
    planId: null,
  };
  const isFree = await mayPay(get, set, { purchase, entry, send });
  if (!isFree) set(submissionAtom, afterRefusal(get(submissionAtom)));
  return isFree;
}

/** An order that nobody took needs no entry; one whose answer was lost, or whose first try may have been taken, does. */
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

/** How an order that this tab placed is paid, by what the journal keeps; null where there is nothing to pay at a page. */
export function orderPaymentOf(get: Getter, orderRef: string | undefined): OrderPayment | null {
  const { isOwn } = viewerOf(get);
  const entry = readEntries(get).find(
    ({ key, kind, paymentId }) => kind === 'order' && paymentId === orderRef && isOwn(key),
  );
  if (!entry?.url || entry.nonce === null) return null;
  const { url, nonce, ownParams, hint } = entry;
  return { url, nonce, ownParams, hint };
}

/** The order of this tab that is still to be paid at a page; null without one. */
export function unpaidOrderHere(get: Getter): JournalEntry | null {
  const { isOwn } = viewerOf(get);
  const seen = undecidedHere(get, purchaseIdOf(get, 'order'));
  const found = seen.findLast(
    ({ entry: { key, url, hint } }) => url !== null && hint !== 'completed' && isOwn(key),
  );
  return found?.entry ?? null;
}
