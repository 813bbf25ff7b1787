import { atom } from 'jotai/vanilla';

import { IDLE, type Submission } from './rules/submission-state.ts';

/** What became of what the customer sends. Moved on by `playSubmission`; a start and a reload set it. */
export const submissionAtom = atom<Submission>(IDLE);
