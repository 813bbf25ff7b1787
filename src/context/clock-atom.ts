import { atom } from 'jotai/vanilla';

/** The moment that rules are judged at, Unix ms; moved on by the ticker and at each step. */
export const nowAtom = atom(0);
