import { atom, type Getter, type Setter, type WritableAtom } from 'jotai/vanilla';

import { servicesAtom } from '../context/checkout-context.ts';
import { isClosed, NO_PURCHASE, waitPhase, type Submission } from './rules/purchase-state.ts';

/** The purchase of the running flow. `submit` and its events advance it; a start and a reload set it. */
export const purchaseAtom = atom(NO_PURCHASE);

/** The attempt to send of the current purchase. */
export const submissionAtom = atom(
  (get): Submission => get(purchaseAtom).submission,
  (_get, set, submission: Submission) => set(purchaseAtom, (all) => ({ ...all, submission })),
);

/** The payments of the current purchase, and the phase of the payment step. */
export const waitAtom = atom((get) => {
  const purchase = get(purchaseAtom);
  return { ...purchase, phase: waitPhase(purchase) };
});

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

/** Whether a press is ignored: its submission is pending or done, or its outcome is unknown since just now. */
export const isSubmissionClosed = (get: Getter): boolean =>
  isClosed(get(submissionAtom), get(servicesAtom).host.now());
