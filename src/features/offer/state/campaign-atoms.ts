import { atom } from 'jotai/vanilla';
import { userAtom, configAtom } from '../../../context/checkout-context.ts';
import { reservationTypeAtom } from '../../../flow/state/booking-state-atoms.ts';
import type { Schedule, Slot } from '../../../lib/time/slots.ts';
import { isPremiumReservation } from '../rules/availability.ts';
import type { CampaignInfo } from '../rules/campaign.ts';

/** The campaign of the flow; null before it has loaded and in flows without one. */
export const campaignInfoAtom = atom<CampaignInfo | null>(null);

export const ALWAYS_OPEN: Schedule = { startDate: null, endDate: null, nonAvailableDays: [] };

/** The days on which the campaign can be booked. */
export const scheduleAtom = atom<Schedule>(ALWAYS_OPEN);

/** The loaded slots of the calendar. */
export const slotsAtom = atom<readonly Slot[]>([]);

/** The end of the period for which slots were requested, Unix ms. */
export const slotsLoadedUntilAtom = atom(0);

/** Whether more slots are loading. */
export const slotsLoadingAtom = atom(false);

/** Whether the campaign is for registered users only, whatever the page allows. Spec section 6 "registeredUsers". */
export const isForRegisteredAtom = atom((get) => get(campaignInfoAtom)?.registeredUsers ?? false);

/** Whether guests may continue without an account, by page and campaign. Spec section 6 "Guest". */
export const guestsMayGoOnAtom = atom(
  (get) => get(configAtom).allowGuestLogin && !get(isForRegisteredAtom),
);

/** Whether the campaign sells a premium reservation instead of vouchers. Spec section 4 "Availability rules". */
export const isPremiumReservationAtom = atom((get) => {
  const view = get(campaignInfoAtom)?.campaignView;
  return view ? isPremiumReservation(view, get(configAtom).defaultView) : false;
});

/** Whether the user is premium, and so may book smart reservations. Spec section 4 "Premium". */
export const smartIsOpenAtom = atom((get) => get(userAtom)?.isPremium ?? false);

/** Whether the chosen reservation needs a plan first. Spec section 4 "Premium". */
export const smartIsRefusedAtom = atom(
  (get) => get(reservationTypeAtom) === 'smart' && !get(smartIsOpenAtom),
);
