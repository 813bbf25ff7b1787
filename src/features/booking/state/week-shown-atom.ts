import { atom } from 'jotai/vanilla';

/** The venue date on which the shown week starts; null for the week of the first choice. */
export const weekShownAtom = atom<string | null>(null);
