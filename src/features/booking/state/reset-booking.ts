import type { Getter, Setter } from 'jotai/vanilla';

import { configAtom } from '../../../context/checkout-context.ts';
import { bookingFormAtom, EMPTY_BOOK, modeAtom } from '../../offer/state/choice-atoms.ts';
import { reservationAtom } from './reservation-atom.ts';
import { weekShownAtom } from './week-shown-atom.ts';
import { addDays } from '../../../lib/time/venue-date.ts';
import { defaultCheckInMode } from '../../offer/rules/availability.ts';
import { clampPeople } from '../../offer/rules/bookable.ts';
import {
  allowedModesAtom,
  campaignInfoAtom,
  slotsAtom,
  bookableAtom,
  peopleLimitsAtom,
} from '../../offer/state/offer-atoms.ts';
import { dayChecker } from '../rules/day-availability.ts';
import { addSlot } from '../rules/slot-selection.ts';
import { forgetLaterSlotsAction, loadCalendarUntilAction } from './calendar-state.ts';
import {
  firstFreeDayAtom,
  initialBookAtom,
  loadedUntilDateAtom,
  slotChoiceAtom,
  slotContextAtom,
  slotOffersAtom,
  timetableAtom,
} from './booking-form-atoms.ts';

/** How many days beyond the loaded calendar the page's date may be; each month costs a request. */
const PRESELECTION_MAX_DAYS = 366;

/** Whether a day can be booked, or is beyond the loaded calendar and therefore unknown. */
function mayBeBookable(get: Getter, date: string): boolean {
  const reason = dayChecker(get(slotContextAtom))(date);
  if (reason !== 'unloaded') return reason === null;
  return date < addDays(get(loadedUntilDateAtom), PRESELECTION_MAX_DAYS);
}

/**
 * Selects the page's day and time if they can be booked, else the first free day, so that its times show at once. A
 * whole-day offer waits for the customer's choice.
 */
function preselect(get: Getter, set: Setter): void {
  const { prefill } = get(configAtom);
  const isPreselected = prefill.date !== undefined && mayBeBookable(get, prefill.date);
  const { selectsTime } = get(slotChoiceAtom);
  // Flows without a calendar (menus, carts) skip computing the venue's zone, which takes long on slow phones.
  const hasTimes = selectsTime && get(slotsAtom).length > 0;
  const date = (isPreselected ? prefill.date : null) ?? (hasTimes ? get(firstFreeDayAtom) : null);
  set(bookingFormAtom, (book) => ({ ...book, date }));
  const preselected = get(timetableAtom).find(
    ({ time, disabled }) => time === prefill.time && !disabled,
  );
  if (date !== null && preselected) {
    const { slot, time } = preselected;
    const dateTimes = addSlot([], { ...slot, date, time });
    set(bookingFormAtom, (book) => ({ ...book, dateTimes }));
  }
  set(initialBookAtom, ({ numberOfPeople }) => ({ ...get(bookingFormAtom), numberOfPeople }));
}

/**
 * Loads the calendar of a selected day beyond its first period, while the step is already shown. Then repeats the page's
 * selection, unless the customer has chosen.
 */
export async function loadSelectedDay(get: Getter, set: Setter): Promise<void> {
  const book = get(bookingFormAtom);
  if (book.date === null) return;
  const isUnknown = dayChecker(get(slotContextAtom))(book.date) === 'unloaded';
  const isPages = book.date === get(configAtom).prefill.date && book.dateTimes.length === 0;
  await set(loadCalendarUntilAction, book.date);
  if (isUnknown && isPages && get(bookingFormAtom) === book) preselect(get, set);
}

/** Resets day, times and people for the current bookable. */
export function resetBookState(get: Getter, set: Setter): void {
  set(forgetLaterSlotsAction);
  const people = get(configAtom).prefill.people ?? get(bookableAtom)?.defaultPeople ?? 1;
  const numberOfPeople = clampPeople(people, get(peopleLimitsAtom));
  const book = { ...EMPTY_BOOK, numberOfPeople };
  set(bookingFormAtom, book);
  set(initialBookAtom, book);
  preselect(get, set);
  set(weekShownAtom, null);
  set(slotOffersAtom, []);
}

/** Resets mode, day, times and people for the loaded offer. A shop's service can only be booked. Spec section 4. */
export function resetBooking(get: Getter, set: Setter): void {
  set(reservationAtom, null);
  const hasModes = get(campaignInfoAtom) !== null;
  set(modeAtom, hasModes ? defaultCheckInMode(get(allowedModesAtom), get(configAtom)) : 'book');
  resetBookState(get, set);
}
