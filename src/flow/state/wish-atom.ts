import { atom } from 'jotai/vanilla';

/** What the page asked for as the running flow began, as a text to compare: see `wishOf`. */
export const wishAtom = atom('');
