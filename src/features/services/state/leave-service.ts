import type { Getter, Setter } from 'jotai/vanilla';

import { slotsAtom, slotsLoadedUntilAtom } from '../../offer/state/campaign-atoms.ts';
import { chosenServiceIdAtom } from '../../../flow/state/service-id-atoms.ts';
import { resetBookState } from '../../booking/state/reset-booking.ts';

import { resourcesAtom } from '../../booking/state/resources-atom.ts';

/** Back on the list no service is chosen: nothing names it, and nothing of its calendar stays. */
export function leaveService(get: Getter, set: Setter): void {
  if (get(chosenServiceIdAtom) === null) return;
  set(chosenServiceIdAtom, null);
  set(slotsAtom, []);
  set(slotsLoadedUntilAtom, 0);
  set(resourcesAtom, []);
  resetBookState(get, set);
}
