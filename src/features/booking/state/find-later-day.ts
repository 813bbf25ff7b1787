import { atom } from 'jotai/vanilla';

import { freeDayFromAtom, slotChoiceAtom } from './booking-form-atoms.ts';
import { calendarStateAtom, loadCalendarUntilAction, showWeekAction } from './calendar.ts';
import { selectDayAction } from './edit-booking.ts';

/** Shows the week of a free day and selects it, unless that would submit the form of a date-only offer. */
export const goToDayAction = atom(null, async (get, set, date: string) => {
  await set(showWeekAction, date);
  if (get(slotChoiceAtom).submitsOn !== 'day') set(selectDayAction, date);
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
  const found = get(freeDayFromAtom)(state.until);
  if (found !== null) {
    await set(goToDayAction, found);
    return null;
  }
  const after = get(calendarStateAtom);
  return 'until' in after && after.until !== state.until ? after.until : null;
});
