import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { stepNoticeAtom } from '../../../context/problems.ts';
import { jumpTo } from '../../../flow/flow-stack.ts';
import { flowStackAtom } from '../../../flow/state/flow-atoms.ts';
import { reservationAtom } from '../../../flow/state/booking-state-atoms.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import type { JournalEntry } from '../rules/journal/journal-entry.ts';
import type { OrderPayment } from '../rules/order-payment.ts';
import { readEntries, viewerOf } from './journal-store.ts';
import { undecidedHere } from './open-payments.ts';
import { purchaseIdOf } from './purchase-id.ts';

/** Where the order that was taken is paid online, and what its page hinted at; null where there is nothing to pay there. */
export const orderPaymentLinkAtom = atom<OrderPayment | null>(null);

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

/** Shows an order that is still to be paid by its entry alone: the state of its flow is lost, or it was another tab's. */
export function restoreOrder(get: Getter, set: Setter, entry: JournalEntry): void {
  const { paymentId, shownCents } = entry;
  if (paymentId === null) return;
  set(reservationAtom, {
    transactionId: paymentId,
    valueChargedCents: shownCents ?? 0,
    activationCode: null,
    activationQrCode: null,
    points: null,
    status: 'online',
  });
  set(orderPaymentLinkAtom, orderPaymentOf(get, paymentId));
  set(submissionAtom, { status: 'done', intentKey: entry.key });
  set(flowStackAtom, jumpTo(get(flowStackAtom), 'success'));
  const sentence = { key: 'savedState.result' } as const;
  set(stepNoticeAtom, { tone: 'info', sentence, offersRestart: true });
}
