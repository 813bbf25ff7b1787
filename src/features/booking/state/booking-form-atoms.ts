import { atom } from 'jotai/vanilla';

import { bookingFormIssues } from '../rules/booking-form.ts';
import { dayJudge, nextFreeDay, type DayAvailability } from '../rules/day-availability.ts';
import { groupSlotsByDate } from '../rules/group-slots.ts';
import { selectsTime, slotLimits } from '../rules/slot-choice.ts';
import { isSlotChosen } from '../rules/slot-selection.ts';
import { offeredSlots, type OfferedSlot, type SlotContext } from '../rules/slots.ts';
import { addWeeks, daysOfWeekFrom } from '../../../lib/time/venue-date.ts';
import type { Slot } from '../../../lib/time/slot.ts';
import { venueDate } from '../../../lib/time/venue-clock.ts';
import { bookAtom, weekShownAtom } from '../../../flow/state/booking-state-atoms.ts';
import { scheduleAtom, slotsAtom } from '../../offer/state/campaign-atoms.ts';
import { nowAtom } from '../../../context/clock-atom.ts';
import { configAtom } from '../../../context/config-atom.ts';
import { bookingTypeAtom, peopleLimitsAtom, productAtom } from '../../offer/state/product-atom.ts';
import { isTransportOrderAtom } from '../../../flow/state/is-transport-order-atom.ts';

/** Today at the venue. */
const todayAtom = atom((get) => venueDate(get(nowAtom), get(configAtom).timeZone));

/** The loaded slots by venue date, so that a week is drawn without going through all of them again. */
const slotsByDateAtom = atom((get) => groupSlotsByDate(get(slotsAtom), get(configAtom).timeZone));

/** What every slot rule takes, for all slots loaded. */
export const slotContextAtom = atom((get): SlotContext => ({
  slots: get(slotsAtom),
  people: get(bookAtom).numberOfPeople,
  now: get(nowAtom),
  timeZone: get(configAtom).timeZone,
  leadMinutes: get(productAtom)?.leadMinutes ?? 0,
  schedule: get(scheduleAtom),
}));

const NO_SLOTS: readonly Slot[] = [];

/** Judges a venue date. */
export const judgeDayAtom = atom((get) =>
  dayJudge({ ...get(slotContextAtom), bookingType: get(bookingTypeAtom) }, get(slotsByDateAtom)),
);

/** The first venue date from today on that can be booked; null when the loaded calendar has none. */
export const firstFreeDayAtom = atom((get) =>
  nextFreeDay(get(judgeDayAtom), get(todayAtom), get(todayAtom)),
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
  const judge = get(judgeDayAtom);
  const today = get(todayAtom);
  return daysOfWeekFrom(get(weekDateAtom)).map((date) => ({
    date,
    availability: judge(date),
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
  return nextFreeDay(get(judgeDayAtom), week.at(-1)?.date ?? today, today);
});

/** What the day picked offers; empty where no day is picked. */
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
  return date !== null && get(judgeDayAtom)(date).available;
});

/** What keeps the booking form from going on; empty when nothing does. Spec section 5 "Booking". */
export const bookingIssuesAtom = atom((get) =>
  bookingFormIssues(get(bookAtom), {
    bookingType: get(bookingTypeAtom),
    people: get(peopleLimitsAtom),
    selectedDayIsAvailable: get(selectedDayIsAvailableAtom),
    isDelivery: get(isTransportOrderAtom),
    // Whether it may still be is judged where orders are, so that bookings do not carry its rules.
    asapAllowed: true,
    now: get(nowAtom),
  }),
);
