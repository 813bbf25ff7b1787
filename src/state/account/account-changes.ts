import { atom } from 'jotai/vanilla';

import { submissionAtom } from '../submission-atom.ts';

/** Whether a request is under way that must end as the user who began it. */
export const isSendingAtom = atom((get) => get(submissionAtom).status === 'sending');

/** Whether the signed-in user changed elsewhere and this element has not followed yet. */
export const followIsDueAtom = atom(false);
