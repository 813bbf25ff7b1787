import { atom } from 'jotai/vanilla';
import { nowAtom, configAtom, servicesAtom } from '../../../context/checkout-context.ts';
import { bookingFormAtom, EMPTY_BOOK } from '../../offer/state/choice-atoms.ts';
import { weekShownAtom } from './week-shown-atom.ts';
import { isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import { DEFAULT_MIN_SLOTS } from '../../../lib/limits.ts';
import type { Slot } from '../../../lib/time/slots.ts';
import { venueDate, venueTime, zoneOffset } from '../../../lib/time/time-zones.ts';
import { daySpan } from '../../../lib/time/venue-date.ts';
import {
  scheduleAtom,
  slotsAtom,
  slotsLoadedUntilAtom,
  bookableAtom,
  bookingTypeAtom,
  peopleLimitsAtom,
} from '../../offer/state/offer-atoms.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { bookingFormIssues } from '../rules/booking-form-rules.ts';
import { calendarOf, freeDayFrom } from '../rules/calendar.ts';
import { dayChecker } from '../rules/day-availability.ts';
import { isSlotChosen } from '../rules/slot-selection.ts';
import {
  groupSlotsByDate,
  offeredSlots,
  SLOT_CHOICES,
  type OfferedSlot,
  type SlotChoice,
  type SlotContext,
} from '../rules/offered-slots.ts';

/** Day, time and people as first shown; any difference is the customer's own choice. */
export const initialBookAtom = atom(EMPTY_BOOK);

/** Slots and fields of the booking form. Spec section 4 "Booking types", "Slot selection". */
export const slotChoiceAtom = atom((get): SlotChoice => SLOT_CHOICES[get(bookingTypeAtom)]);

/** How many times an offer with several needs and allows; null for an offer with one. Spec section 2 screen 4. */
export const optionLimitsAtom = atom((get) => {
  const { limits } = get(slotChoiceAtom);
  return limits.min === DEFAULT_MIN_SLOTS ? null : limits;
});

/** Replacements for a lost slot or day. */
export const slotOffersAtom = atom<readonly Slot[]>([]);

/** Today at the venue. */
export const todayAtom = atom((get) => venueDate(get(nowAtom), get(configAtom).timeZone));

/** The slots by venue date, grouped once per answer of the server. */
const slotsByDateAtom = atom((get) => groupSlotsByDate(get(slotsAtom), get(configAtom).timeZone));

/** The venue date on which the loaded calendar ends. */
export const loadedUntilDateAtom = atom((get) =>
  venueDate(get(slotsLoadedUntilAtom), get(configAtom).timeZone),
);

/** The context of the slot rules. */
export const slotContextAtom = atom((get): SlotContext => ({
  calendar: get(slotsByDateAtom),
  bookingType: get(bookingTypeAtom),
  people: get(bookingFormAtom).numberOfPeople,
  now: get(nowAtom),
  timeZone: get(configAtom).timeZone,
  leadMinutes: get(bookableAtom)?.leadMinutes ?? 0,
  schedule: get(scheduleAtom),
  loadedUntil: get(loadedUntilDateAtom),
}));

/** The first free day from today on; null if the loaded calendar has none. */
export const firstFreeDayAtom = atom((get) => freeDayFrom(get(slotContextAtom)));

/** A date in the week shown. */
export const weekDateAtom = atom(
  (get) =>
    get(weekShownAtom) ?? get(bookingFormAtom).date ?? get(firstFreeDayAtom) ?? get(todayAtom),
);

/** The current venue time, `HH:MM`, if the customer's clock differs from it in the week shown; else null. */
export const differingVenueTimeAtom = atom((get) => {
  // Read first: if the zone computation throws, the next tick of the clock evaluates this atom again.
  const now = get(nowAtom);
  const { timeZone } = get(configAtom);
  const { host } = get(servicesAtom);
  const { start } = daySpan(get(weekDateAtom), timeZone);
  const differs = host.visitorOffset(start) !== zoneOffset(timeZone)(start);
  return differs ? venueTime(now, timeZone) : null;
});

/** The week that the calendar shows. */
export const calendarAtom = atom((get) => calendarOf(get(slotContextAtom), get(weekDateAtom)));

/** The slots of the selected day. */
export const offeredOnDateAtom = atom((get): readonly OfferedSlot[] => {
  const { date } = get(bookingFormAtom);
  return date === null ? [] : offeredSlots(get(slotContextAtom), date);
});

/** A slot of the timetable. */
export interface TimetableSlot extends OfferedSlot {
  chosen: boolean;
}

/** The timetable of the selected day; empty if the type picks no time. */
export const timetableAtom = atom((get): readonly TimetableSlot[] => {
  const { date, dateTimes } = get(bookingFormAtom);
  if (date === null || !get(slotChoiceAtom).selectsTime) return [];
  return get(offeredOnDateAtom).map((offered) => ({
    ...offered,
    chosen: isSlotChosen(dateTimes, { date, time: offered.time }),
  }));
});

/** Whether the selected day can be booked, as far as the calendar is loaded. */
export const selectedDayIsAvailableAtom = atom((get) => {
  const { date } = get(bookingFormAtom);
  return date !== null && [null, 'unloaded'].includes(dayChecker(get(slotContextAtom))(date));
});

/** The issues of the booking form. Spec section 5 "Booking". */
export const bookingIssuesAtom = atom((get) =>
  bookingFormIssues(get(bookingFormAtom), {
    bookingType: get(bookingTypeAtom),
    people: get(peopleLimitsAtom),
    // A first try without an answer may have filled the day; a press checks any other choice.
    selectedDayIsAvailable:
      get(selectedDayIsAvailableAtom) || get(submissionAtom).status === 'unknown',
    isMenuOrder: get(isMenuOrderAtom),
    now: get(nowAtom),
  }),
);
