import { atom } from 'jotai/vanilla';

import type { CampaignInfo } from '../rules/campaign.ts';
import type { Schedule, Slot } from '../../../lib/time/slots.ts';
import { configAtom } from '../../../context/config-atoms.ts';
import { isPremiumReservation } from '../rules/availability.ts';

/** The campaign of the flow; null before it has loaded and in flows without one. */
export const campaignInfoAtom = atom<CampaignInfo | null>(null);

/** The schedule of what has none. */
export const ALWAYS_OPEN: Schedule = { startDate: null, endDate: null, nonAvailableDays: [] };

/** When the campaign can be booked. */
export const scheduleAtom = atom<Schedule>(ALWAYS_OPEN);

/** The calendar's slots as far as they have been loaded. */
export const slotsAtom = atom<readonly Slot[]>([]);

/** Unix ms up to which slots were asked for. */
export const slotsLoadedUntilAtom = atom(0);

/** Whether another stretch of the calendar is on its way. */
export const slotsLoadingAtom = atom(false);

/** Whether the campaign is for registered users alone, whatever the page allows. Spec section 6 "registeredUsers". */
export const isForRegisteredAtom = atom((get) => get(campaignInfoAtom)?.registeredUsers ?? false);

/** Whether guests may go on without an account: the page and the campaign both say so. Spec section 6 "Guest". */
export const guestsMayGoOnAtom = atom(
  (get) => get(configAtom).allowGuestLogin && !get(isForRegisteredAtom),
);

/** Whether what can be bought is a premium reservation and not a voucher. Spec section 4 "Availability rules". */
export const isPremiumReservationAtom = atom((get) => {
  const view = get(campaignInfoAtom)?.campaignView;
  return view ? isPremiumReservation(view, get(configAtom).defaultView) : false;
});
