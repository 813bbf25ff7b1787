import { atom } from 'jotai/vanilla';

import { IDLE, type Submission } from './rules/submission-state.ts';

/** The state of the current submission. `submit` and `tellSubmission` advance it; a start and a reload set it. */
export const submissionAtom = atom<Submission>(IDLE);
