import { atom } from 'jotai/vanilla';

import type { StepNotice } from '../../../context/problems.ts';

/** The notice for the first step if a token was refused and the flow starts as a guest; else null. */
export const signInNoticeAtom = atom<StepNotice | null>(null);
