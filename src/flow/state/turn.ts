import type { Getter, Setter } from 'jotai/vanilla';

import { nowAtom, servicesAtom } from '../../context/services.ts';
import { isSubmissionClosed } from '../../submission/submit.ts';
import { attemptsAtom } from './booking-state-atoms.ts';
import { currentEntryAtom } from './flow-atoms.ts';

/** Whether a press on the last step means nothing: another one is shown, or what it sends is under way, done or was lost just now. */
export const isSubmitBlocked = (get: Getter): boolean =>
  isSubmissionClosed(get) || get(currentEntryAtom)?.step !== 'confirm';

/** The press counts: what is wrong shows from now on, as of this moment. */
export function countPress(get: Getter, set: Setter): void {
  set(attemptsAtom, (count) => count + 1);
  set(nowAtom, get(servicesAtom).host.now());
}
