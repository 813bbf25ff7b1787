import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { load, runSignalAtom, servicesAtom, userAtom } from '../../../context/checkout-context.ts';
import {
  isAbort,
  reportError,
  messageForError,
  stepNoticeAtom,
} from '../../../context/problems.ts';
import { weekShownAtom } from './week-shown-atom.ts';
import { mergeSlots, type Slot } from '../../../lib/time/slots.ts';
import { addDays, weekSince } from '../../../lib/time/venue-date.ts';
import type { SlotPeriod } from '../../../platform/api/slot-period.ts';
import { getCampaignSlots, getServiceSlots } from '../../offer/calls/slot-calls.ts';
import {
  scheduleAtom,
  slotsAtom,
  slotsLoadedUntilAtom,
  bookableAtom,
} from '../../offer/state/offer-atoms.ts';
import { slotPeriodFrom } from '../../offer/state/offer-resources.ts';
import {
  calendarWeekAtom,
  firstFreeDayAtom,
  freeDayFromAtom,
  loadedUntilDateAtom,
  slotsLoadAtom,
  slotsLoadingAtom,
  todayAtom,
} from './booking-form-atoms.ts';

/** The state of the week shown; dates are venue dates, `YYYY-MM-DD`. */
type CalendarState =
  /** The week has a free day. */
  | { kind: 'free' }
  /** The week's slots are loading. */
  | { kind: 'loading' }
  /** The week's slots could not be loaded. */
  | { kind: 'unloaded' }
  /** The next free day is after the week. */
  | { kind: 'later'; date: string }
  /** Only earlier weeks have a free day. */
  | ({ kind: 'earlier'; date: string } & Searched)
  /** No free day found. */
  | ({ kind: 'none' } & Searched);

/** How far the calendar was searched. */
export interface Searched {
  /** The last venue date searched. */
  until: string;
  /** Where to search further; null at the end of the schedule. */
  next: string | null;
}

/** The state of the calendar: whether the week has free days, and where the next ones are. */
export const calendarStateAtom = atom((get): CalendarState => {
  const week = get(calendarWeekAtom);
  if (week.some((day) => day.reason === null)) return { kind: 'free' };
  const last = week.at(-1)?.date ?? get(todayAtom);
  const until = get(loadedUntilDateAtom);
  if (until <= last) return { kind: get(slotsLoadingAtom) ? 'loading' : 'unloaded' };
  const later = get(freeDayFromAtom)(addDays(last, 1));
  if (later !== null) return { kind: 'later', date: later };
  const next = addDays(until, 1);
  const { endDate } = get(scheduleAtom);
  const isOver = endDate !== null && next > endDate;
  const searched: Searched = isOver ? { until: endDate, next: null } : { until, next };
  const earlier = get(firstFreeDayAtom);
  return earlier === null
    ? { kind: 'none', ...searched }
    : { kind: 'earlier', date: earlier, ...searched };
});

/**
 * Loads the free slots of the campaign or service; null without either. Rejects with an `ApiError`. Spec section 7.
 */
export function loadBookableSlots(
  get: Getter,
  period: SlotPeriod,
): Promise<readonly Slot[]> | null {
  const { campaignId = null, serviceId = null } = get(bookableAtom) ?? {};
  const { call } = get(servicesAtom);
  const options = { signal: get(runSignalAtom) };
  if (campaignId !== null) return call(getCampaignSlots, [campaignId, period], options);
  return serviceId === null ? null : call(getServiceSlots, [serviceId, period], options);
}

/** The last venue date whose slots are wanted; the customer may turn to later weeks during a load. */
const lastDateWantedAtom = atom('');

/** Loads the periods of the calendar that are missing up to a venue date. */
async function loadSlotsUntil(get: Getter, set: Setter, last: string): Promise<void> {
  set(lastDateWantedAtom, last);
  if (get(slotsLoadingAtom)) return;
  const signal = get(runSignalAtom);
  const token = get(userAtom)?.token;
  const own = {};
  set(slotsLoadAtom, own);
  const isDropped = () => signal.aborted || get(slotsLoadAtom) !== own;
  try {
    while (get(loadedUntilDateAtom) <= get(lastDateWantedAtom)) {
      const period = slotPeriodFrom(get(slotsLoadedUntilAtom));
      const fresh = await loadBookableSlots(get, period.query);
      if (fresh === null || isDropped()) return;
      set(slotsAtom, mergeSlots(get(slotsAtom), fresh));
      set(slotsLoadedUntilAtom, period.until);
    }
  } catch (error) {
    if (isDropped() || isAbort(error)) return;
    const failure = reportError(get, error);
    if (failure.code === 'auth' && token !== undefined) {
      const code = await load(get, () => import('../../account/state/session.ts'));
      return await set(code.endSessionAction, token);
    }
    set(stepNoticeAtom, { tone: 'danger', message: messageForError(failure) });
  } finally {
    if (get(slotsLoadAtom) === own) set(slotsLoadAtom, null);
  }
}

/** Loads the calendar up to the end of a venue date's week, unless it is loaded already. */
export const loadCalendarUntilAction = atom(null, async (get, set, date: string) => {
  const last = weekSince(get(todayAtom), date).at(-1) ?? date;
  if (get(loadedUntilDateAtom) <= last) await loadSlotsUntil(get, set, last);
});

/** Shows the week of a venue date, and loads it if necessary. */
export const showWeekAction = atom(null, async (_get, set, date: string) => {
  set(weekShownAtom, date);
  await set(loadCalendarUntilAction, date);
});
