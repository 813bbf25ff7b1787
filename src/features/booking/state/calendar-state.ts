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
import { weekSince } from '../../../lib/time/venue-date.ts';
import type { SlotPeriod } from '../../../platform/api/slot-period.ts';
import { getCampaignSlots, getServiceSlots } from '../../offer/calls/slot-calls.ts';
import { slotsAtom, slotsLoadedUntilAtom, bookableAtom } from '../../offer/state/offer-atoms.ts';
import { slotPeriodFrom } from '../../offer/state/offer-resources.ts';
import type { WeekState } from '../rules/calendar.ts';
import {
  calendarAtom,
  loadedUntilDateAtom,
  slotsLoadAtom,
  slotsLoadingAtom,
  todayAtom,
} from './booking-form-atoms.ts';

/** The state of the calendar: whether the week shown has free days or is loading, and where the next ones are. */
export const calendarStateAtom = atom((get): WeekState | { kind: 'loading' } => {
  const { state } = get(calendarAtom);
  return state.kind === 'unloaded' && get(slotsLoadingAtom) ? { kind: 'loading' } : state;
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
