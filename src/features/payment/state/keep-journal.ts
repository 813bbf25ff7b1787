import type { Getter, Setter } from 'jotai/vanilla';

import type { Id } from '../../../lib/config/id.ts';
import type { JournalEntry } from '../rules/journal/journal-entry.ts';
import { openIds, type WaitState } from '../rules/wait/wait-state.ts';
import { dropEntry, readEntries, showEntry, writeEntry } from './payment-journal.ts';
import { paymentsAtom, setPayment } from './payments.ts';

const keyOf = (get: Getter, paymentId: Id) => get(paymentsAtom).get(paymentId)?.entry.key ?? '';

/** Updates the journal after an event: deletes decided entries and stores which payment is on the screen. */
export function keepJournal(get: Getter, before: WaitState, state: WaitState): void {
  const open = new Set(openIds(state));
  for (const { paymentId, isOpen } of before.payments) {
    if (isOpen && !open.has(paymentId)) dropEntry(get, keyOf(get, paymentId));
  }
  for (const id of open) showEntry(get, keyOf(get, id), id === state.currentId);
}

/** Restores the entries of open payments after the storage was cleared. */
export function keepTracked(get: Getter, state: WaitState): void {
  const known = new Set(readEntries(get).map(({ key }) => key));
  for (const paymentId of openIds(state)) {
    const entry = get(paymentsAtom).get(paymentId)?.entry;
    if (entry && !known.has(entry.key)) writeEntry(get, entry.key, entry);
  }
}

/** Restores the payment of an entry. */
export function restorePayment(get: Getter, set: Setter, entry: JournalEntry): void {
  const { paymentId } = entry;
  if (paymentId === null || get(paymentsAtom).has(paymentId)) return;
  const unknown = { userId: null, unitCents: 0, request: null, answer: null, agreedCents: [] };
  setPayment(set, paymentId, { entry, ...unknown });
}
