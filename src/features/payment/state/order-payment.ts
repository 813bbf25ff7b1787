import type { Getter, Setter } from 'jotai/vanilla';

import { configAtom } from '../../../context/checkout-context.ts';
import { runAtom } from '../../../context/run-atom.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import type { JournalEntry, PurchaseId } from '../../../submission/journal/journal-entry.ts';
import {
  readEntries,
  returnedEntry,
  viewerOf,
  purchaseIdOf,
  undecidedHere,
} from '../../../submission/journal/journal.ts';
import { bookableAtom } from '../../offer/state/offer-atoms.ts';
import { orderResultAtom } from './order-result-atom.ts';

/** The online payment of an accepted order: its page, and the data that identifies its return. */
type OrderPayment = Pick<JournalEntry, 'ownParams' | 'hint'> & Record<'url' | 'nonce', string>;

/** The online payment of the accepted order; null if none is due. */
export const orderPaymentLinkAtom = runAtom<OrderPayment | null>(null);

/** The online payment of an order of this tab, from the journal; null if none is due. */
export function orderPaymentOf(get: Getter, orderRef: string | undefined): OrderPayment | null {
  const { isOwn } = viewerOf(get);
  const entry = readEntries(get).find(
    ({ key, kind, paymentId }) => kind === 'order' && paymentId === orderRef && isOwn(key),
  );
  if (!entry?.url || entry.nonce === null) return null;
  const { url, nonce, ownParams, hint } = entry;
  return { url, nonce, ownParams, hint };
}

/** The journal's id for vouchers of the offer that is shown. */
export const voucherPurchaseOf = (get: Getter): PurchaseId =>
  purchaseIdOf(get(configAtom), 'voucher', get(bookableAtom)?.campaignId ?? null);

/** The last order that still has to be paid online, of this tab or of any other. */
function lastUnpaidOrder(get: Getter, isOfThisTab: boolean): JournalEntry | null {
  const { isOwn } = viewerOf(get);
  const seen = undecidedHere(get, purchaseIdOf(get(configAtom), 'order'));
  const found = seen.findLast(
    ({ entry: { key, url, hint } }) =>
      url !== null && hint !== 'completed' && isOwn(key) === isOfThisTab,
  );
  return found?.entry ?? null;
}

/** The order of this tab that still has to be paid online. */
export const unpaidOrderHere = (get: Getter): JournalEntry | null => lastUnpaidOrder(get, true);

/** An order of another tab, or from before a restart, that still has to be paid online. */
export const unpaidOrderElsewhere = (get: Getter): JournalEntry | null =>
  lastUnpaidOrder(get, false);

/** Whether the customer comes back from an order's payment page, and so sees its confirmation for the first time. */
export const isReturnOf = (get: Getter, payment: OrderPayment | null): boolean =>
  payment !== null && returnedEntry(get)?.nonce === payment.nonce;

/** Shows an unpaid order from its entry alone, when the state of its flow is lost or belongs to another tab. */
export function restoreOrder(get: Getter, set: Setter, entry: JournalEntry): void {
  const { paymentId, shownCents } = entry;
  if (paymentId === null) return;
  set(orderResultAtom, { orderRef: paymentId, totalCents: shownCents ?? 0, payment: 'online' });
  set(orderPaymentLinkAtom, orderPaymentOf(get, paymentId));
  set(submissionAtom, { status: 'done' });
  set(jumpToStepAction, 'success');
}

/** Whether the customer may still have to pay. */
export function isPaymentOpen(payment: OrderPayment | null): boolean {
  return payment !== null && payment.hint !== 'completed';
}
