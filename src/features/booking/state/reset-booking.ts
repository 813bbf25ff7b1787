import type { Getter, Setter } from 'jotai/vanilla';

import { configAtom } from '../../../context/config-atoms.ts';
import {
  bookAtom,
  EMPTY_BOOK,
  modeAtom,
  weekShownAtom,
} from '../../../flow/state/booking-state-atoms.ts';
import type { ReservationMode } from '../../../lib/config/checkout-config.ts';
import { addDays, isVenueDate } from '../../../lib/time/venue-date.ts';
import { venueDate } from '../../../lib/time/time-zones.ts';
import { defaultCheckInMode } from '../../offer/rules/availability.ts';
import { clampPeople } from '../../offer/rules/people.ts';
import {
  campaignInfoAtom,
  slotsAtom,
  slotsLoadedUntilAtom,
} from '../../offer/state/campaign-atoms.ts';
import { bookableAtom, bookingTypeAtom, peopleLimitsAtom } from '../../offer/state/offer-atoms.ts';
import { selectsTime } from '../rules/slots.ts';
import { toggleSlot } from '../rules/slot-selection.ts';
import { allowedModesAtom, slotOffersAtom } from './availability-atoms.ts';
import {
  checkDayAtom,
  firstFreeDayAtom,
  initialBookAtom,
  slotLimitsAtom,
  timetableAtom,
} from './booking-form-atoms.ts';

/** How far beyond the loaded calendar the page's date may be; each month of it is a request. */
const PRESELECTION_MAX_DAYS = 366;

/** Whether a day can be had, as far as that is known: beyond the calendar that has loaded it may be. */
function mayBeHad(get: Getter, date: string): boolean {
  const checked = get(checkDayAtom)(date);
  if (checked.available || checked.reason !== 'noSlots') return checked.available;
  const loaded = venueDate(get(slotsLoadedUntilAtom), get(configAtom).timeZone);
  return isVenueDate(date) && date > loaded && date < addDays(loaded, PRESELECTION_MAX_DAYS);
}

/**
 * The day and time that the page passes in, where they can be had; else the first free day, so that its times
 * show at once. An offer for whole days waits for the customer's own choice.
 */
function setFirstPreselection(get: Getter, set: Setter): void {
  const { prefill } = get(configAtom);
  const isPreselected = prefill.date !== undefined && mayBeHad(get, prefill.date);
  // Menus and carts have no calendar: a slow phone need not learn the venue's zone for them.
  const isPicked = selectsTime(get(bookingTypeAtom)) && get(slotsAtom).length > 0;
  const date = (isPreselected ? prefill.date : null) ?? (isPicked ? get(firstFreeDayAtom) : null);
  set(bookAtom, (book) => ({ ...book, date }));
  const preselected = get(timetableAtom).find(
    ({ time, disabled }) => time === prefill.time && !disabled,
  );
  if (date === null || !preselected) return;
  const { startTime, durationSec } = preselected.slot;
  const picked = { date, time: preselected.time, startTime, durationSec };
  const { dateTimes } = toggleSlot([], picked, get(slotLimitsAtom));
  set(bookAtom, (book) => ({ ...book, dateTimes }));
}

/** Day, times and people back at their start for what is booked now. */
export function resetBookState(get: Getter, set: Setter): void {
  const wanted = get(configAtom).prefill.people;
  const numberOfPeople =
    wanted === undefined
      ? (get(bookableAtom)?.defaultPeople ?? 1)
      : clampPeople(wanted, get(peopleLimitsAtom));
  set(bookAtom, { ...EMPTY_BOOK, numberOfPeople });
  setFirstPreselection(get, set);
  set(initialBookAtom, get(bookAtom));
  set(weekShownAtom, null);
  set(slotOffersAtom, []);
}

/** How the customer comes in: booking or buying; a shop's service can only be booked. Spec section 4 "Check-in mode". */
function startMode(get: Getter): ReservationMode {
  if (get(campaignInfoAtom) === null) return 'book';
  const { defaultView, reservationMode } = get(configAtom);
  const allowed = get(allowedModesAtom);
  return defaultCheckInMode({
    canBook: allowed.includes('book'),
    canBuy: allowed.includes('voucher'),
    defaultView,
    reservationMode,
  });
}

/** Mode, day, times and people back at their start for what was loaded. */
export function resetBooking(get: Getter, set: Setter): void {
  set(modeAtom, startMode(get));
  resetBookState(get, set);
}
