import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { load } from '../../../context/load.ts';
import { addDays, daySpan, daysOfWeekFrom } from '../../../lib/time/venue-date.ts';
import type { Slot } from '../../../lib/time/slot.ts';
import { weekShownAtom } from '../../../flow/state/booking-state-atoms.ts';
import {
  slotsAtom,
  slotsLoadedUntilAtom,
  slotsLoadingAtom,
} from '../../offer/state/campaign-atoms.ts';
import { configAtom } from '../../../context/config-atom.ts';
import { stepNoticeAtom } from '../../../context/problem-atoms.ts';
import { loadProductSlots } from './product-slots.ts';
import { isAbort, reportError, sentenceFor, toApiError } from '../../../context/report-problem.ts';
import { runSignalAtom } from '../../../context/run-atom.ts';
import { servicesAtom } from '../../../context/services.ts';
import { slotPeriodFrom } from '../../offer/state/slot-period.ts';
import { userAtom } from '../../../context/user-atom.ts';

/** Old and new slots as one list, each start once; the newer answer wins. */
export function mergeSlots(known: readonly Slot[], fresh: readonly Slot[]): readonly Slot[] {
  const byStart = new Map(known.map((slot) => [slot.startTime, slot]));
  for (const slot of fresh) byStart.set(slot.startTime, slot);
  return [...byStart.values()];
}

/** The server ended the sign-in while the customer turned the calendar; the code for that comes then. */
async function endSession(get: Getter, set: Setter): Promise<void> {
  const { endSessionAction } = await load(get, () => import('../../account/state/end-session.ts'));
  await set(endSessionAction);
}

/** Unix ms up to which slots are wanted; grows while the customer pages on during a load. */
const slotsWantedUntilAtom = atom(0);

/** Loads the stretches of the calendar that are missing up to the end of a week. */
const loadSlotsUntilAction = atom(null, async (get, set, until: number) => {
  set(slotsWantedUntilAtom, until);
  const { host } = get(servicesAtom);
  if (get(slotsLoadingAtom)) return;
  const signal = get(runSignalAtom);
  set(slotsLoadingAtom, true);
  try {
    while (get(slotsLoadedUntilAtom) < get(slotsWantedUntilAtom)) {
      const period = slotPeriodFrom(get(slotsLoadedUntilAtom));
      const fresh = await loadProductSlots(get, period.query);
      if (fresh === null || signal.aborted) return;
      set(slotsAtom, mergeSlots(get(slotsAtom), fresh));
      set(slotsLoadedUntilAtom, period.until);
    }
  } catch (error) {
    if (signal.aborted || isAbort(error)) return;
    const failure = toApiError(error);
    reportError(host, failure);
    if (failure.code === 'auth' && get(userAtom)) return await endSession(get, set);
    set(stepNoticeAtom, { tone: 'danger', sentence: sentenceFor(failure) });
  } finally {
    if (!signal.aborted) set(slotsLoadingAtom, false);
  }
});

/** Loads the calendar up to the end of a venue date's week, where it has not been loaded yet. */
export const loadCalendarUntilAction = atom(null, async (get, set, date: string) => {
  const last = daysOfWeekFrom(date).at(-1) ?? date;
  const { start } = daySpan(addDays(last, 1), get(configAtom).timeZone);
  if (get(slotsLoadedUntilAtom) < start) await set(loadSlotsUntilAction, start);
});

/** Turns the calendar to the week of a venue date, loading it where it has not been loaded yet. */
export const showWeekAction = atom(null, async (_get, set, date: string) => {
  set(weekShownAtom, date);
  await set(loadCalendarUntilAction, date);
});
