import { atom } from 'jotai/vanilla';

import { addMonths, datesOfMonth, startOfMonth } from '../../../lib/time/venue-month.ts';
import { scheduleAtom } from '../../offer/state/offer-atoms.ts';
import { freeDayFrom } from '../rules/calendar.ts';
import {
  loadedUntilDateAtom,
  slotChoiceAtom,
  slotContextAtom,
  todayAtom,
  weekDateAtom,
} from './booking-form-atoms.ts';
import { calendarStateAtom, loadCalendarUntilAction, showWeekAction } from './calendar-state.ts';
import { selectDayAction } from './edit-booking.ts';

/** A day of the week shown, or the first free day of its month or later: the month to choose from. */
export const dayWithChoiceAtom = atom((get): string => {
  const weekDate = get(weekDateAtom);
  const [today, first] = [get(todayAtom), startOfMonth(weekDate)];
  return freeDayFrom(get(slotContextAtom), today > first ? today : first) ?? weekDate;
});

/** Loads the calendar up to the end of a date's month, or of the offer. */
export const loadMonthAction = atom(null, async (get, set, date: string) => {
  const last = datesOfMonth(date).at(-1) ?? date;
  const { endDate } = get(scheduleAtom);
  await set(loadCalendarUntilAction, endDate !== null && endDate < last ? endDate : last);
});

/** How many months one press looks further for a free day. */
const MONTHS_SEARCHED = 3;

/** Finds the first free day after a date's month, and loads further months if none is known; null without one. */
export const findDayAfterMonthAction = atom(null, async (get, set, date: string) => {
  const next = addMonths(date, 1);
  const known = freeDayFrom(get(slotContextAtom), next);
  if (known !== null) return known;
  const from = [date, get(loadedUntilDateAtom)].sort().at(-1) ?? date;
  await set(loadMonthAction, addMonths(from, MONTHS_SEARCHED));
  return freeDayFrom(get(slotContextAtom), next);
});

/** Shows the week of a free day and selects it, unless that would submit the form of a date-only offer. */
export const goToDayAction = atom(null, (get, set, date: string) => {
  if (get(slotChoiceAtom).submitsOn === 'day') void set(showWeekAction, date);
  else set(selectDayAction, date);
});

/**
 * Loads the next period of the calendar and goes to the first free day in it. Resolves to the last venue date searched
 * if there is none; null if there is one, and if the period could not be loaded.
 */
export const findLaterDayAction = atom(null, async (get, set): Promise<string | null> => {
  const state = get(calendarStateAtom);
  if (!('next' in state) || state.next === null) return null;
  await set(loadCalendarUntilAction, state.next);
  // The last day searched was loaded in part only.
  const found = freeDayFrom(get(slotContextAtom), state.until);
  if (found !== null) {
    set(goToDayAction, found);
    return null;
  }
  const after = get(calendarStateAtom);
  return 'until' in after && after.until !== state.until ? after.until : null;
});
