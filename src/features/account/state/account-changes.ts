import { atom } from 'jotai/vanilla';

/** Whether the signed-in user changed elsewhere and this element has not followed yet. */
export const syncIsDueAtom = atom(false);
