import type { Restorer } from '../../../flow/persist.ts';
import { savedModeSchema, type SavedMode } from '../rules/saved-mode.ts';
import { modeAtom, reservationTypeAtom } from './choice-atoms.ts';
import { allowedModesAtom } from './offer-atoms.ts';

/** Restores the mode, unless the offer has closed it meanwhile; a finished flow keeps it. */
export const RESTORER: Restorer<SavedMode> = {
  schema: savedModeSchema,
  apply(get, set, { mode, reservationType }, { outcome }) {
    if (outcome !== null || get(allowedModesAtom).includes(mode)) set(modeAtom, mode);
    set(reservationTypeAtom, reservationType);
  },
};
