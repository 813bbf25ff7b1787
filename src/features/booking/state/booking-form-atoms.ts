import { atom } from 'jotai/vanilla';
import { nowAtom, configAtom, servicesAtom } from '../../../context/checkout-context.ts';
import { bookAtom, EMPTY_BOOK } from '../../offer/state/choice-atoms.ts';
import { weekShownAtom } from './week-shown-atom.ts';
import { isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import { DEFAULT_MIN_SLOTS } from '../../../lib/limits.ts';
import type { Slot } from '../../../lib/time/slots.ts';
import { venueDate, venueTime, zoneOffset } from '../../../lib/time/time-zones.ts';
import { daySpan, weekSince } from '../../../lib/time/venue-date.ts';
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
import { dayChecker, nextFreeDay, type DayUnavailableReason } from '../rules/day-availability.ts';
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

const calendarAtom = atom((get) => groupSlotsByDate(get(slotsAtom), get(configAtom).timeZone));

/** The load of later slots under way; null without one. A reset drops it, and its answer is then ignored. */
export const slotsLoadAtom = atom<object | null>(null);

/** Whether later slots are loading. */
export const slotsLoadingAtom = atom((get) => get(slotsLoadAtom) !== null);

/** The venue date on which the loaded calendar ends. */
export const loadedUntilDateAtom = atom((get) =>
  venueDate(get(slotsLoadedUntilAtom), get(configAtom).timeZone),
);

/** The context of the slot rules. */
export const slotContextAtom = atom((get): SlotContext => ({
  calendar: get(calendarAtom),
  bookingType: get(bookingTypeAtom),
  people: get(bookAtom).numberOfPeople,
  now: get(nowAtom),
  timeZone: get(configAtom).timeZone,
  leadMinutes: get(bookableAtom)?.leadMinutes ?? 0,
  schedule: get(scheduleAtom),
  loadedUntil: get(loadedUntilDateAtom),
}));

/** Checks whether a venue date can be booked. */
export const checkDayAtom = atom((get) => dayChecker(get(slotContextAtom)));

/** Finds the first free day from a venue date on; null if the loaded calendar has none. */
export const freeDayFromAtom = atom((get) => {
  const checkDay = get(checkDayAtom);
  const until = get(loadedUntilDateAtom);
  return (date: string) => nextFreeDay(checkDay, date, until);
});

/** The first free day from today on. */
export const firstFreeDayAtom = atom((get) => get(freeDayFromAtom)(get(todayAtom)));

/** A day of the calendar's week. */
export interface CalendarDay {
  /** Venue date, `YYYY-MM-DD`. */
  date: string;
  /** Why it cannot be booked; null if it can. */
  reason: DayUnavailableReason | null;
  isToday: boolean;
}

/** A date in the week shown. */
export const weekDateAtom = atom(
  (get) => get(weekShownAtom) ?? get(bookAtom).date ?? get(firstFreeDayAtom) ?? get(todayAtom),
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

/** Makes the calendar day of a venue date. */
export const toCalendarDayAtom = atom((get) => {
  const checkDay = get(checkDayAtom);
  const today = get(todayAtom);
  return (date: string): CalendarDay => ({
    date,
    reason: checkDay(date),
    isToday: date === today,
  });
});

/** The seven days that the calendar shows; its weeks begin with today. */
export const calendarWeekAtom = atom((get): readonly CalendarDay[] =>
  weekSince(get(todayAtom), get(weekDateAtom)).map(get(toCalendarDayAtom)),
);

/** Whether the calendar can show the previous or next week. */
export const weekBoundsAtom = atom((get) => {
  const [first, last] = [get(calendarWeekAtom)[0], get(calendarWeekAtom).at(-1)];
  const { endDate } = get(scheduleAtom);
  return {
    canPrevious: first?.isToday === false,
    canNext: endDate === null || !last || last.date < endDate,
  };
});

/** The slots of the selected day. */
export const offeredOnDateAtom = atom((get): readonly OfferedSlot[] => {
  const { date } = get(bookAtom);
  return date === null ? [] : offeredSlots(get(slotContextAtom), date);
});

/** A slot of the timetable. */
export interface TimetableSlot extends OfferedSlot {
  chosen: boolean;
}

/** The timetable of the selected day; empty if the type picks no time. */
export const timetableAtom = atom((get): readonly TimetableSlot[] => {
  const { date, dateTimes } = get(bookAtom);
  if (date === null || !get(slotChoiceAtom).selectsTime) return [];
  return get(offeredOnDateAtom).map((offered) => ({
    ...offered,
    chosen: isSlotChosen(dateTimes, { date, time: offered.time }),
  }));
});

/** Whether the selected day can be booked, as far as the calendar is loaded. */
export const selectedDayIsAvailableAtom = atom((get) => {
  const { date } = get(bookAtom);
  return date !== null && [null, 'unloaded'].includes(get(checkDayAtom)(date));
});

/** The issues of the booking form. Spec section 5 "Booking". */
export const bookingIssuesAtom = atom((get) =>
  bookingFormIssues(get(bookAtom), {
    bookingType: get(bookingTypeAtom),
    people: get(peopleLimitsAtom),
    // A first try without an answer may have filled the day; a press checks any other choice.
    selectedDayIsAvailable:
      get(selectedDayIsAvailableAtom) || get(submissionAtom).status === 'unknown',
    isMenuOrder: get(isMenuOrderAtom),
    now: get(nowAtom),
  }),
);
