import { atom } from 'jotai/vanilla';

import { savedStateKeyAtom } from '../../../flow/state/saved-state-atoms.ts';

/** Where the order of one element's target is kept: beside where the customer stands. */
export const savedCartKeyAtom = atom((get) => `${get(savedStateKeyAtom)}:cart`);
