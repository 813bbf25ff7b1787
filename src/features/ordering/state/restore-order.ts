import type { Getter, Setter } from 'jotai/vanilla';

import type { JournalEntry } from '../../payment/rules/journal/journal-entry.ts';
import { jumpTo } from '../../../flow/flow-stack.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { flowStackAtom } from '../../../flow/state/flow-atoms.ts';
import { stepNoticeAtom } from '../../../context/problem-atoms.ts';
import { reservationAtom } from '../../../flow/state/reservation-atom.ts';
import { orderPaymentOf } from './order-journal.ts';
import { orderPaymentLinkAtom } from './order-payment-link-atom.ts';

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
