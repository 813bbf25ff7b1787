import { atom } from 'jotai/vanilla';

import {
  canBookDate,
  canBuyVoucher,
  minutesBeforeBooking,
  skipsChoice,
} from '../domain/campaign/availability.ts';
import type { ReservationMode } from '../domain/config/checkout-config.ts';
import { campaignInfoAtom } from './campaign-atoms.ts';
import { configAtom } from './config-atom.ts';

/** The ways that the campaign may be had now, in the order of the tabs. Spec section 4 "Availability rules". */
export const allowedModesAtom = atom((get): readonly ReservationMode[] => {
  const view = get(campaignInfoAtom)?.campaignView;
  if (!view) return [];
  const flags = get(configAtom);
  const modes: ReservationMode[] = [];
  if (canBookDate(view, flags)) modes.push('book');
  if (canBuyVoucher(view, flags)) modes.push('voucher');
  return modes;
});

/** Whether the choice step has nothing to choose. Spec section 2 screen 3. */
export const choiceIsSkippedAtom = atom((get) => {
  const view = get(campaignInfoAtom)?.campaignView;
  return view ? skipsChoice(view, get(configAtom).defaultView) : false;
});

/** Minutes between now and the first slot that may be taken. Spec section 9. */
export const leadMinutesAtom = atom((get) =>
  minutesBeforeBooking(get(campaignInfoAtom)?.minimumSecondsBeforeBooking ?? 0),
);
