import type { Feature } from '../../flow/feature-interface.ts';
import { EMPTY_GIFT, giftAtom } from './state/gift-atom.ts';

/** A card for vouchers that are given. It has no `persist`: its names and its message stay in memory. */
export const gift: Feature = {
  reset: (_get, set) => set(giftAtom, EMPTY_GIFT),
};
