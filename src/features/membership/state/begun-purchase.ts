import type { Getter, Setter } from 'jotai/vanilla';

import type { Id } from '../../../lib/config/id.ts';
import type { JournalEntry } from '../../payment/rules/journal/journal-entry.ts';
import type { PremiumPlan } from '../rules/premium-offer.ts';
import { mayPay } from '../../payment/state/claim-purchase.ts';
import {
  dropEntry,
  entryNow,
  ownEntry,
  writeEntry,
  purchaseIdOf,
  adoptOldPayments,
  undecidedHere,
} from '../../payment/state/payment-journal.ts';
import { newIntentKey } from '../../../submission/submit.ts';

/** Plans whose payment page the account that is here has opened, in whichever tab. */
interface BegunPurchase {
  /** The journal entry of the payment page opened last; events name it as `paymentId`. */
  paymentId: Id;
  /** Null where the pages of several plans were opened: nothing says which one was paid. */
  plan: Pick<PremiumPlan, 'id' | 'totalPriceCents'> | null;
}

function begunHere(get: Getter): readonly JournalEntry[] {
  return undecidedHere(get, purchaseIdOf(get, 'premium')).flatMap(({ entry, sight }) =>
    sight === 'full' ? [entry] : [],
  );
}

/** The purchase started within 48 hours that the server has not confirmed; null without one. */
export async function readBegunPurchase(get: Getter): Promise<BegunPurchase | null> {
  await adoptOldPayments(get);
  const begun = begunHere(get);
  const last = begun.at(-1);
  if (!last) return null;
  const { key: paymentId, planId: id, shownCents: totalPriceCents } = last;
  const isOne = begun.every(({ planId }) => planId === id);
  const isKnown = isOne && id !== null && totalPriceCents !== null;
  return { paymentId, plan: isKnown ? { id, totalPriceCents } : null };
}

/** The number of a plan's payment: the same plan of the same account is the same payment. */
export function planKeyOf(get: Getter, { id }: PremiumPlan): Id {
  return begunHere(get).find(({ planId }) => planId === id)?.key ?? newIntentKey(get);
}

/** Enters a plan into the journal before its page is opened; `send` tries again after a yes. False where the customer is asked about an earlier one first. */
export async function enterPlan(
  get: Getter,
  set: Setter,
  { id: planId, totalPriceCents: shownCents }: PremiumPlan,
  key: Id,
  send: () => void,
): Promise<boolean> {
  const isSame = begunHere(get).some((entry) => entry.key === key);
  const entry = entryNow(get, 'premium', key, { shownCents, paymentId: key, planId });
  if (!(await mayPay(get, set, { entry, send }))) return false;
  if (isSame) writeEntry(get, key, { since: entry.since, shownCents });
  ownEntry(get, key);
  return true;
}

/** The server says that the account is a member: nothing is under way any more. */
export function dropBegunPurchase(get: Getter): void {
  for (const { key } of begunHere(get)) dropEntry(get, key);
}
