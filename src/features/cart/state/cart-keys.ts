import { atom } from 'jotai/vanilla';

import { savedStateKeyAtom } from '../../../flow/state/saved-state.ts';

/** The storage key of the element's cart. */
export const savedCartKeyAtom = atom((get) => `${get(savedStateKeyAtom)}:cart`);

/** The line of the server's cart being changed. */
export const busyItemAtom = atom<string | null>(null);
