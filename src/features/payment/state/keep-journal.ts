import type { Getter, Setter } from 'jotai/vanilla';

import type { Id } from '../../../lib/config/id.ts';
import { entryOfTry, type JournalEntry } from '../rules/journal/journal-entry.ts';
import { DEFAULT_PAYMENT_METHOD, PAYMENT_METHODS } from '../../../lib/payment/payment-method.ts';
import { openIds, type WaitState } from '../rules/wait/wait-state.ts';
import { EMPTY_VOUCHER } from '../../../flow/rules/booking-state.ts';
import { chargedCentsOf } from './payment-link.ts';
import { dropEntry, readEntries, showEntry, writeEntry } from './payment-journal.ts';
import { paymentLinksAtom, purchasesAtom, withEntry, type Purchase } from './purchases.ts';

/** The entry of a request that was pressed at `since` (Unix ms). */
export function entryOf(purchase: Purchase, since: number): JournalEntry {
  const { of, intentKey: key, method, owner, userId, voucher, shownCents } = purchase;
  return entryOfTry(
    { ...of, key, since, userId },
    {
      owner,
      ...(userId === null && { mark: purchase.accountMark }),
      method,
      channel: PAYMENT_METHODS[method].channel,
      count: voucher.numberOfPeople,
      shownCents,
    },
  );
}

/** Stores the current state of a payment in the journal. */
export function keepPayment(get: Getter, paymentId: Id): void {
  const purchase = get(purchasesAtom).get(paymentId);
  if (!purchase) return;
  const link = get(paymentLinksAtom).get(paymentId);
  writeEntry(get, purchase.intentKey, {
    paymentId,
    until: link?.reference?.expiresAt ?? null,
    shownCents: purchase.shownCents,
    chargedCents: chargedCentsOf(get, paymentId),
    url: link?.url ?? null,
    reference: link?.reference ?? null,
  });
}

const keyOf = (get: Getter, paymentId: Id) => get(purchasesAtom).get(paymentId)?.intentKey ?? '';

/** Updates the journal after an event: deletes decided entries and stores which payment is on the screen. */
export function keepJournal(get: Getter, before: WaitState, state: WaitState): void {
  const open = new Set(openIds(state));
  for (const { paymentId, isOpen } of before.payments) {
    if (isOpen && !open.has(paymentId)) dropEntry(get, keyOf(get, paymentId));
  }
  for (const id of open) showEntry(get, keyOf(get, id), id === state.currentId);
}

/** Restores the entries of tracked payments after the storage was cleared. */
export function keepTracked(get: Getter, state: WaitState): void {
  const known = new Set(readEntries(get).map(({ key }) => key));
  for (const { paymentId, requestedAt: since, isOpen } of state.payments) {
    const purchase = get(purchasesAtom).get(paymentId);
    if (!isOpen || !purchase || known.has(purchase.intentKey)) continue;
    writeEntry(get, purchase.intentKey, entryOf(purchase, since));
    keepPayment(get, paymentId);
  }
}

/** Restores the purchase and link of an entry. */
export function restorePurchase(get: Getter, set: Setter, entry: JournalEntry): void {
  const { entityId, target, key: intentKey, mark, owner, count, shownCents } = entry;
  const { paymentId, chargedCents, url, reference } = entry;
  if (paymentId === null || get(purchasesAtom).has(paymentId)) return;
  const voucher = { ...EMPTY_VOUCHER, numberOfPeople: count };
  const method = entry.method ?? (entry.channel === 'link' ? 'card' : DEFAULT_PAYMENT_METHOD);
  set(purchasesAtom, (all) =>
    withEntry(all, paymentId, {
      of: { entityId, kind: 'voucher', target },
      intentKey,
      method,
      voucher,
      owner,
      userId: null,
      accountMark: mark,
      unitCents: 0,
      shownCents: shownCents ?? 0,
      request: null,
    }),
  );
  // A wallet's payment has neither page nor reference.
  const link = { id: paymentId, url, reference, chargedCents };
  set(paymentLinksAtom, (all) => withEntry(all, paymentId, link));
}
