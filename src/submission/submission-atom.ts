import { atom, type Getter, type Setter, type WritableAtom } from 'jotai/vanilla';

import { IDLE, type Submission } from './rules/submission-state.ts';

/** The state of the current submission. `submit` and `updateSubmission` advance it; a start and a reload set it. */
export const submissionAtom = atom<Submission>(IDLE);

/** The start that was asked for while something was being sent, and waits for the answer; null without one. */
export const waitingStartAtom = atom<WritableAtom<null, [], Promise<void>> | null>(null);

/** A restart that was postponed until the answer; dropped if the server accepted. */
export async function runWaitingStart(get: Getter, set: Setter): Promise<void> {
  const start = get(waitingStartAtom);
  const { status } = get(submissionAtom);
  if (!start || status === 'sending') return;
  set(waitingStartAtom, null);
  if (status !== 'done') await set(start);
}
