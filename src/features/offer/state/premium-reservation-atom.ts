import { atom } from 'jotai/vanilla';

import { isPremiumReservation } from '../rules/availability.ts';
import { campaignInfoAtom } from './campaign-atoms.ts';
import { configAtom } from '../../../context/config-atoms.ts';

/** Whether what can be bought is a premium reservation and not a voucher. Spec section 4 "Availability rules". */
export const isPremiumReservationAtom = atom((get) => {
  const view = get(campaignInfoAtom)?.campaignView;
  return view ? isPremiumReservation(view, get(configAtom).defaultView) : false;
});
