import type { Getter } from 'jotai/vanilla';

import { configAtom } from '../../../context/checkout-context.ts';
import type { JournalEntry } from '../../../submission/journal/journal-entry.ts';
import type { PremiumPlan } from '../rules/premium-offer.ts';
import { dropEntry, purchaseIdOf, undecidedHere } from '../../../submission/journal/journal.ts';
import type { PressContext } from '../../../submission/press-context.ts';
import { newIntentKey } from '../../../submission/submit.ts';

/** Plans whose payment page the signed-in account has opened, in any tab. */
interface BegunPurchase {
  /** The journal entry of the payment page opened last; events name it as `paymentId`. */
  paymentId: string;
  /** Null if the pages of several plans were opened: which one was paid is unknown. */
  plan: Pick<PremiumPlan, 'id' | 'totalPriceCents'> | null;
}

/** The buyer: by default the element's account, at the entity of its page; while a press is sent, those of the press. */
type Buyer = Pick<PressContext, 'config' | 'credentials'>;

function begunHere(get: Getter, buyer?: Buyer): readonly JournalEntry[] {
  const seen = buyer
    ? undecidedHere(get, purchaseIdOf(buyer.config, 'premium'), buyer.credentials?.userId ?? null)
    : undecidedHere(get, purchaseIdOf(get(configAtom), 'premium'));
  return seen.flatMap(({ entry, visibility }) => (visibility === 'full' ? [entry] : []));
}

/** The purchase that was started within the last 48 hours and is not confirmed by the server; null without one. */
export async function readBegunPurchase(get: Getter, buyer?: Buyer): Promise<BegunPurchase | null> {
  const begun = begunHere(get, buyer);
  const last = begun.at(-1);
  if (!last) return null;
  const { key: paymentId, planId: id, shownCents: totalPriceCents } = last;
  const isOne = begun.every(({ planId }) => planId === id);
  const isKnown = isOne && id !== null && totalPriceCents !== null;
  return { paymentId, plan: isKnown ? { id, totalPriceCents } : null };
}

/** The key of a plan's payment: a second purchase of the same plan by the same account keeps its key. */
export function planKeyOf(get: Getter, { id }: PremiumPlan, buyer: Buyer): string {
  return begunHere(get, buyer).find(({ planId }) => planId === id)?.key ?? newIntentKey(get);
}

/** Deletes the entries of the account's plans after the server confirmed the membership. */
export function dropBegunPurchase(get: Getter): void {
  for (const { key } of begunHere(get)) dropEntry(get, key);
}
