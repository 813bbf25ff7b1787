import { atom } from 'jotai/vanilla';

import { configAtom } from '../../../context/checkout-context.ts';
import { modeAtom } from '../../../flow/state/flow-atoms.ts';
import type { ReservationMode } from '../../../lib/config/checkout-config.ts';
import type { Slot } from '../../../lib/time/slots.ts';
import { allowedModes, skipsChoice } from '../../offer/rules/availability.ts';
import { campaignInfoAtom } from '../../offer/state/offer-atoms.ts';

/** Replacements for a lost slot or day. */
export const slotOffersAtom = atom<readonly Slot[]>([]);

/** Whether the campaign can be booked or bought now, in the order of the tabs. Spec section 4 "Availability rules". */
export const allowedModesAtom = atom((get): readonly ReservationMode[] => {
  const view = get(campaignInfoAtom)?.campaignView;
  return view ? allowedModes(view, get(configAtom)) : [];
});

/** Whether a date booking skips the choice step. Spec section 2 screen 3. */
export const choiceIsSkippedAtom = atom((get) => {
  const view = get(campaignInfoAtom)?.campaignView;
  return (
    view !== undefined &&
    get(modeAtom) === 'book' &&
    get(allowedModesAtom).includes('book') &&
    skipsChoice(view, get(configAtom).defaultView)
  );
});
