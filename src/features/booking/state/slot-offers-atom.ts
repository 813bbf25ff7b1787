import { atom } from 'jotai/vanilla';

import type { Slot } from '../../../lib/time/slot.ts';

/** The nearest free slots, offered when the chosen one is gone. */
export const slotOffersAtom = atom<readonly Slot[]>([]);
