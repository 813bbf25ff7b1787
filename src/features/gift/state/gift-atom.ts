import { atom } from 'jotai/vanilla';

import type { Gift } from '../rules/gift-text.ts';

export const EMPTY_GIFT: Gift = { isWanted: false, to: '', from: '', message: '', design: 'bow' };

/** The gift, as typed. In memory only: it is neither saved nor sent. */
export const giftAtom = atom(EMPTY_GIFT);
