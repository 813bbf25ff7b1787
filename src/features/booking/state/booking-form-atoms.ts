import { atom } from 'jotai/vanilla';

import { configAtom } from '../../../context/config-atoms.ts';
import { nowAtom } from '../../../context/services.ts';
import { bookAtom, EMPTY_BOOK, weekShownAtom } from '../../../flow/state/booking-state-atoms.ts';
import { isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import type { Slot } from '../../../lib/time/slots.ts';
import { venueDate } from '../../../lib/time/time-zones.ts';
import { addWeeks, daysOfWeekFrom } from '../../../lib/time/venue-date.ts';
import { scheduleAtom, slotsAtom } from '../../offer/state/campaign-atoms.ts';
import { bookableAtom, bookingTypeAtom, peopleLimitsAtom } from '../../offer/state/offer-atoms.ts';
import { bookingFormIssues } from '../rules/booking-form.ts';
import { dayChecker, nextFreeDay, type DayAvailability } from '../rules/day-availability.ts';
import { isSlotChosen } from '../rules/slot-selection.ts';
import {
  groupSlotsByDate,
  needsDate,
  offeredSlots,
  selectsTime,
  slotLimits,
  submitsAtOnce,
  type OfferedSlot,
  type SlotContext,
} from '../rules/slots.ts';

/** Day, time and people as the booking form first showed them: what differs from it is the customer's own choice. */
export const initialBookAtom = atom(EMPTY_BOOK);

/** The fields of the booking form, by booking type. Spec section 4 "Booking types", "Slot selection". */
export const bookingFormShapeAtom = atom((get) => {
  const type = get(bookingTypeAtom);
  return {
    asksDate: needsDate(type),
    asksTime: selectsTime(type),
    /** The choice that submits the form. */
    advancesOn: submitsAtOnce(type),
  };
});

/** Today at the venue. */
const todayAtom = atom((get) => venueDate(get(nowAtom), get(configAtom).timeZone));

/** The loaded slots by venue date, so that a week is drawn without going through all of them again. */
const slotsByDateAtom = atom((get) => groupSlotsByDate(get(slotsAtom), get(configAtom).timeZone));

/** The context of the slot rules, with all loaded slots. */
export const slotContextAtom = atom((get): SlotContext => ({
  slots: get(slotsAtom),
  people: get(bookAtom).numberOfPeople,
  now: get(nowAtom),
  timeZone: get(configAtom).timeZone,
  leadMinutes: get(bookableAtom)?.leadMinutes ?? 0,
  schedule: get(scheduleAtom),
}));

const NO_SLOTS: readonly Slot[] = [];

/** Checks whether a venue date can be booked. */
export const checkDayAtom = atom((get) =>
  dayChecker({ ...get(slotContextAtom), bookingType: get(bookingTypeAtom) }, get(slotsByDateAtom)),
);

/** The first venue date from today on that can be booked; null when the loaded calendar has none. */
export const firstFreeDayAtom = atom((get) =>
  nextFreeDay(get(checkDayAtom), get(todayAtom), get(todayAtom)),
);

/** One day of the calendar's week. */
export interface CalendarDay {
  /** Venue date, `YYYY-MM-DD`. */
  date: string;
  availability: DayAvailability;
  isToday: boolean;
}

/** A date of the week that the calendar shows. */
export const weekDateAtom = atom(
  (get) => get(weekShownAtom) ?? get(bookAtom).date ?? get(firstFreeDayAtom) ?? get(todayAtom),
);

/** The seven days that the calendar shows. */
export const calendarWeekAtom = atom((get): readonly CalendarDay[] => {
  const checkDay = get(checkDayAtom);
  const today = get(todayAtom);
  return daysOfWeekFrom(get(weekDateAtom)).map((date) => ({
    date,
    availability: checkDay(date),
    isToday: date === today,
  }));
});

/** Whether the calendar can be turned to the week before or after. */
export const weekBoundsAtom = atom((get) => {
  const shown = get(weekDateAtom);
  const previousEnd = daysOfWeekFrom(addWeeks(shown, -1)).at(-1) ?? shown;
  const nextStart = daysOfWeekFrom(addWeeks(shown, 1))[0] ?? shown;
  const { endDate } = get(scheduleAtom);
  return {
    canPrevious: previousEnd >= get(todayAtom),
    canNext: endDate === null || nextStart <= endDate,
  };
});

/** The first free day after the week shown, for "next free day"; null when the loaded calendar has none. */
export const nextFreeDayAtom = atom((get) => {
  const week = get(calendarWeekAtom);
  if (week.some((day) => day.availability.available)) return null;
  const today = get(todayAtom);
  return nextFreeDay(get(checkDayAtom), week.at(-1)?.date ?? today, today);
});

/** The slots of the selected day; empty without one. */
export const offeredOnDateAtom = atom((get): readonly OfferedSlot[] => {
  const { date } = get(bookAtom);
  if (date === null) return [];
  const slots = get(slotsByDateAtom).get(date) ?? NO_SLOTS;
  return offeredSlots({ ...get(slotContextAtom), slots, date });
});

/** A slot of the timetable, with whether it is chosen. */
export interface TimetableSlot extends OfferedSlot {
  chosen: boolean;
}

/** The timetable of the day picked; empty where the type picks no time. */
export const timetableAtom = atom((get): readonly TimetableSlot[] => {
  const { date, dateTimes } = get(bookAtom);
  if (date === null || !selectsTime(get(bookingTypeAtom))) return [];
  return get(offeredOnDateAtom).map((offered) => ({
    ...offered,
    chosen: isSlotChosen(dateTimes, { date, time: offered.time }),
  }));
});

/** How many slots the booking takes. */
export const slotLimitsAtom = atom((get) => slotLimits(get(bookingTypeAtom)));

/** Whether the day picked can be booked. */
export const selectedDayIsAvailableAtom = atom((get) => {
  const { date } = get(bookAtom);
  return date !== null && get(checkDayAtom)(date).available;
});

/** The issues of the booking form. Spec section 5 "Booking". */
export const bookingIssuesAtom = atom((get) =>
  bookingFormIssues(get(bookAtom), {
    bookingType: get(bookingTypeAtom),
    people: get(peopleLimitsAtom),
    selectedDayIsAvailable: get(selectedDayIsAvailableAtom),
    isDelivery: get(isMenuOrderAtom),
    // The code of orders checks it, so that bookings do not load its rules.
    asapAllowed: true,
    now: get(nowAtom),
  }),
);
