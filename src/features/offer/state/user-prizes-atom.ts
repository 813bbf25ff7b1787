import { atom } from 'jotai/vanilla';

import type { Id } from '../../../lib/config/id.ts';
import type { Prize } from '../../../lib/user-session.ts';
import { userAtom } from '../../../context/user-atom.ts';

/** The prizes that were read, with whose they are. */
export const readPrizesAtom = atom<{ userId: Id; prizes: readonly Prize[] } | null>(null);

/** The signed-in user's prizes; null for guests and until `loadPrizesAction` has read them. Spec section 7 "user.fetchPrizes". */
export const userPrizesAtom = atom((get): readonly Prize[] | null => {
  const read = get(readPrizesAtom);
  return read !== null && read.userId === get(userAtom)?.id ? read.prizes : null;
});
