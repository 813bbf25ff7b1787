import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { configAtom } from '../../../context/config-atoms.ts';
import { load } from '../../../context/load.ts';
import {
  isAbort,
  reportError,
  sentenceFor,
  stepNoticeAtom,
  toApiError,
} from '../../../context/problems.ts';
import { runSignalAtom, servicesAtom } from '../../../context/services.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { weekShownAtom } from '../../../flow/state/booking-state-atoms.ts';
import type { Slot } from '../../../lib/time/slots.ts';
import { venueDate } from '../../../lib/time/time-zones.ts';
import { addDays, daysOfWeekFrom, daySpan } from '../../../lib/time/venue-date.ts';
import type { SlotPeriod } from '../../../platform/api/slot-period.ts';
import { getCampaignSlots, getServiceSlots } from '../../offer/calls/slots.ts';
import {
  scheduleAtom,
  slotsAtom,
  slotsLoadedUntilAtom,
  slotsLoadingAtom,
} from '../../offer/state/campaign-atoms.ts';
import { bookableAtom, slotPeriodFrom } from '../../offer/state/offer-atoms.ts';
import { calendarWeekAtom, firstFreeDayAtom, nextFreeDayAtom } from './booking-form-atoms.ts';

/** The state of the week shown; dates are venue dates, `YYYY-MM-DD`. */
export type CalendarState =
  /** A day of the week can be booked. */
  | { kind: 'free' }
  /** The week's slots are on their way. */
  | { kind: 'loading' }
  /** The week's slots could not be had. */
  | { kind: 'unloaded' }
  /** The week has no free day, but a later one has. */
  | { kind: 'later'; date: string }
  /** Neither the week nor what follows has a free day, but an earlier one has. */
  | { kind: 'earlier'; date: string }
  /** No free day has been found; `next` is where to look further, null where the schedule ends. */
  | { kind: 'none'; until: string; next: string | null };

/** Whether the slots of the whole week shown have been asked for. */
const weekIsLoadedAtom = atom((get) => {
  const last = get(calendarWeekAtom).at(-1);
  if (!last) return true;
  const end = daySpan(last.date, get(configAtom).timeZone).end;
  return get(slotsLoadedUntilAtom) >= end;
});

/** The state of the calendar: whether the week has free days, and where the next ones are. */
export const calendarStateAtom = atom((get): CalendarState => {
  if (get(calendarWeekAtom).some((day) => day.availability.available)) return { kind: 'free' };
  if (!get(weekIsLoadedAtom)) return { kind: get(slotsLoadingAtom) ? 'loading' : 'unloaded' };
  const later = get(nextFreeDayAtom);
  if (later !== null) return { kind: 'later', date: later };
  const earlier = get(firstFreeDayAtom);
  if (earlier !== null) return { kind: 'earlier', date: earlier };
  const until = venueDate(get(slotsLoadedUntilAtom), get(configAtom).timeZone);
  const next = addDays(until, 1);
  const { endDate } = get(scheduleAtom);
  if (endDate !== null && next > endDate) return { kind: 'none', until: endDate, next: null };
  return { kind: 'none', until, next };
});

/** Old and new slots as one list, each start once; the newer answer wins. */
export function mergeSlots(known: readonly Slot[], fresh: readonly Slot[]): readonly Slot[] {
  const byStart = new Map(known.map((slot) => [slot.startTime, slot]));
  for (const slot of fresh) byStart.set(slot.startTime, slot);
  return [...byStart.values()];
}

/**
 * The free slots of what is booked, of the campaign's calendar or the service's; null where there is neither.
 * Rejects with an ApiError. Spec section 7.
 */
export function loadBookableSlots(
  get: Getter,
  period: SlotPeriod,
): Promise<readonly Slot[]> | null {
  const bookable = get(bookableAtom);
  const { call } = get(servicesAtom);
  const options = { signal: get(runSignalAtom) };
  if (bookable?.campaignId != null) {
    return call(getCampaignSlots, [bookable.campaignId, period], options);
  }
  if (bookable?.serviceId != null) {
    return call(getServiceSlots, [bookable.serviceId, period], options);
  }
  return null;
}

/** The server ended the sign-in while the customer turned the calendar; the code for that comes then. */
async function endSession(get: Getter, set: Setter, token: string): Promise<void> {
  const { endSessionAction } = await load(get, () => import('../../account/state/end-session.ts'));
  await set(endSessionAction, token);
}

/** Unix ms up to which slots are wanted; grows while the customer pages on during a load. */
const slotsWantedUntilAtom = atom(0);

/** Loads the stretches of the calendar that are missing up to the end of a week. */
const loadSlotsUntilAction = atom(null, async (get, set, until: number) => {
  set(slotsWantedUntilAtom, until);
  const { host } = get(servicesAtom);
  if (get(slotsLoadingAtom)) return;
  const signal = get(runSignalAtom);
  const token = get(userAtom)?.token;
  set(slotsLoadingAtom, true);
  try {
    while (get(slotsLoadedUntilAtom) < get(slotsWantedUntilAtom)) {
      const period = slotPeriodFrom(get(slotsLoadedUntilAtom));
      const fresh = await loadBookableSlots(get, period.query);
      if (fresh === null || signal.aborted) return;
      set(slotsAtom, mergeSlots(get(slotsAtom), fresh));
      set(slotsLoadedUntilAtom, period.until);
    }
  } catch (error) {
    if (signal.aborted || isAbort(error)) return;
    const failure = toApiError(error);
    reportError(host, failure);
    if (failure.code === 'auth' && token !== undefined) return await endSession(get, set, token);
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
