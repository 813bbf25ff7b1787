import { atom, type Getter, type Setter, type WritableAtom } from 'jotai/vanilla';

import { IDLE, type Submission } from './rules/submission-state.ts';

/** The state of the current submission. `submit` and `updateSubmission` advance it; a start and a reload set it. */
export const submissionAtom = atom<Submission>(IDLE);

/** A start that waits for the answer to a pending submission; null without one. */
export const waitingStartAtom = atom<WritableAtom<null, [], Promise<void>> | null>(null);

/** Runs a start that waited for the answer; drops it if the server accepted the submission. */
export async function runWaitingStart(get: Getter, set: Setter): Promise<void> {
  const start = get(waitingStartAtom);
  const { status } = get(submissionAtom);
  if (!start || status === 'sending') return;
  set(waitingStartAtom, null);
  if (status !== 'done') await set(start);
}
