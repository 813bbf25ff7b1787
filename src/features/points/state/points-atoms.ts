import { atom } from 'jotai/vanilla';

import { pointsEarned, shownPoints } from '../../offer/rules/points-rules.ts';
import { POINTS_PARTY_SIZE } from '../../../lib/limits.ts';
import { campaignInfoAtom, smartIsOpenAtom } from '../../offer/state/offer-atoms.ts';
import { reservationAtom } from '../../booking/state/reservation-atom.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';

/** Points that obtaining the campaign gives, as a guest sees them too; 0 when it gives none. Spec section 9. */
export const pointsOfferedAtom = atom((get): number => {
  const view = get(campaignInfoAtom)?.campaignView;
  if (!view) return 0;
  return pointsEarned(view, { isPremium: get(smartIsOpenAtom), people: POINTS_PARTY_SIZE }) ?? 0;
});

/** Points that were obtained as the server counted them, else as the campaign promised. */
export const pointsObtainedAtom = atom((get): number => {
  const counted = get(reservationAtom)?.points ?? null;
  return counted === null ? get(pointsOfferedAtom) : (shownPoints(counted) ?? 0);
});

/** The progress of obtaining. `unknown`: there was no answer, and only the customer may try again. */
export const pointsOutcomeAtom = atom((get) => {
  if (get(reservationAtom) !== null) return 'obtained';
  return get(submissionAtom).status === 'unknown' ? 'unknown' : 'sending';
});
