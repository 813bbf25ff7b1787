import { atom } from 'jotai/vanilla';

import { configAtom } from '../../../context/config-atoms.ts';
import { modeAtom } from '../../../flow/state/booking-state-atoms.ts';
import type { ReservationMode } from '../../../lib/config/checkout-config.ts';
import type { Slot } from '../../../lib/time/slots.ts';
import {
  allowedModes,
  canBookDate,
  canBuyVoucher,
  skipsChoice,
} from '../../offer/rules/availability.ts';
import { campaignInfoAtom } from '../../offer/state/campaign-atoms.ts';

/** The nearest free slots, offered when the chosen one is gone. */
export const slotOffersAtom = atom<readonly Slot[]>([]);

/** The ways that the campaign may be had now, in the order of the tabs. Spec section 4 "Availability rules". */
export const allowedModesAtom = atom((get): readonly ReservationMode[] => {
  const view = get(campaignInfoAtom)?.campaignView;
  if (!view) return [];
  const flags = get(configAtom);
  return allowedModes({
    canBook: canBookDate(view, flags),
    canBuy: canBuyVoucher(view, flags),
  });
});

/** Whether the choice step has nothing to choose: never for a voucher, nor where a date cannot be booked. Spec section 2 screen 3. */
export const choiceIsSkippedAtom = atom((get) => {
  const view = get(campaignInfoAtom)?.campaignView;
  return (
    view !== undefined &&
    get(modeAtom) === 'book' &&
    get(allowedModesAtom).includes('book') &&
    skipsChoice(view, get(configAtom).defaultView)
  );
});
