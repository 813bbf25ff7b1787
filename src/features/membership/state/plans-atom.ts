import { atom } from 'jotai/vanilla';

import type { Id } from '../../../lib/config/id.ts';
import type { PremiumOffer } from '../../offer/rules/premium-offer.ts';
import type { Sentence } from '../../../context/problem-atoms.ts';
import { userAtom } from '../../../context/user-atom.ts';

/** What the plans view shows. Spec section 2 screen 13. */
export type PlansState =
  | { status: 'loading' }
  | { status: 'ready'; offer: PremiumOffer }
  /** The plans could not be read; the sentence says why. */
  | { status: 'failed'; sentence: Sentence };

/** What was read last, with whose plans they are: each user's are paid at addresses of their own. */
export const readPlansAtom = atom<{ userId: Id; state: PlansState } | null>(null);

const LOADING: PlansState = { status: 'loading' };

/** The signed-in user's plans; null for a guest, who has none. */
export const plansAtom = atom((get): PlansState | null => {
  const user = get(userAtom);
  if (!user) return null;
  const read = get(readPlansAtom);
  return read?.userId === user.id ? read.state : LOADING;
});
