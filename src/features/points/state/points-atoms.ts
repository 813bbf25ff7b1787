import { atom } from 'jotai/vanilla';

import { pointsEarned } from '../../offer/rules/points.ts';
import { POINTS_MIN_SHOWN, POINTS_PARTY_SIZE } from '../../../lib/limits.ts';
import { campaignInfoAtom } from '../../offer/state/offer-atoms.ts';
import { reservationAtom } from '../../../flow/state/flow-atoms.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { userAtom } from '../../../context/checkout-context.ts';

/** Points that obtaining the campaign gives, as a guest sees them too; 0 when it gives none. Spec section 9. */
export const pointsOfferedAtom = atom((get): number => {
  const view = get(campaignInfoAtom)?.campaignView;
  if (!view) return 0;
  const isPremium = get(userAtom)?.isPremium ?? false;
  return pointsEarned(view, { isPremium, people: POINTS_PARTY_SIZE }) ?? 0;
});

/** Points that were obtained as the server counted them, else as the campaign promised. */
export const pointsObtainedAtom = atom((get): number => {
  const counted = get(reservationAtom)?.points ?? null;
  if (counted === null) return get(pointsOfferedAtom);
  return counted >= POINTS_MIN_SHOWN ? Math.floor(counted) : 0;
});

/** The progress of obtaining. `unknown`: there was no answer, and only the customer may try again. */
export const pointsOutcomeAtom = atom((get) => {
  if (get(reservationAtom) !== null) return 'obtained';
  return get(submissionAtom).status === 'unknown' ? 'unknown' : 'sending';
});
