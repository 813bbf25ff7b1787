import { isSubmissionClosed } from '../../submission/submission-atom.ts';
import type { Getter, Setter } from 'jotai/vanilla';

import { nowAtom, servicesAtom } from '../../context/checkout-context.ts';
import { submitCountAtom, currentEntryAtom } from './flow-atoms.ts';

/** Whether a press on the last step is ignored: another step is shown, or the submission is closed. */
export const isSubmitBlocked = (get: Getter): boolean =>
  isSubmissionClosed(get) || get(currentEntryAtom)?.step !== 'confirm';

/** Counts a press on the button that sends: errors show from now on, as of this moment. */
export function recordSubmit(get: Getter, set: Setter): void {
  set(submitCountAtom, (count) => count + 1);
  set(nowAtom, get(servicesAtom).host.now());
}
