import { atom, type Getter } from 'jotai/vanilla';
import { load, servicesAtom } from '../../../context/checkout-context.ts';
import {
  isAbort,
  reportError,
  messageForError,
  stepNoticeAtom,
} from '../../../context/problems.ts';
import { resource } from '../../../context/resource.ts';
import { weekShownAtom } from './week-shown-atom.ts';
import { mergeSlots, type Slot } from '../../../lib/time/slots.ts';
import { weekSince } from '../../../lib/time/venue-date.ts';
import type { SlotPeriod } from '../../../platform/api/slot-period.ts';
import { loadSlots } from '../../offer/calls/slot-calls.ts';
import { slotsAtom, slotsLoadedUntilAtom, bookableAtom } from '../../offer/state/offer-atoms.ts';
import { slotPeriodFrom } from '../../offer/state/offer-resources.ts';
import type { WeekState } from '../rules/calendar.ts';
import { calendarAtom, loadedUntilDateAtom, todayAtom } from './booking-form-atoms.ts';

/**
 * Loads the free slots of the campaign or service; null without either. Rejects with an `ApiError`. Spec section 7.
 */
export function loadBookableSlots(
  get: Getter,
  period: SlotPeriod,
  signal: AbortSignal,
): Promise<readonly Slot[]> | null {
  const { campaignId = null, serviceId = null } = get(bookableAtom) ?? {};
  const { call } = get(servicesAtom);
  if (campaignId !== null) return loadSlots(call, { campaignId }, period, signal);
  return serviceId === null ? null : loadSlots(call, { serviceId }, period, signal);
}

/** The last venue date whose slots are wanted; the customer may turn to later weeks during a load. */
const lastDateWantedAtom = atom('');

/**
 * The periods of the calendar after the first, up to the last date wanted. Their slots join those of the offer period by
 * period, so the value is only where the loaded calendar ends, Unix ms. A reset cancels the load under way.
 */
const LATER_SLOTS = resource<number>({
  key(get) {
    const { campaignId = null, serviceId = null } = get(bookableAtom) ?? {};
    return campaignId ?? serviceId;
  },
  async read({ get, set, signal }) {
    while (get(loadedUntilDateAtom) <= get(lastDateWantedAtom)) {
      const period = slotPeriodFrom(get(slotsLoadedUntilAtom));
      const fresh = await loadBookableSlots(get, period.query, signal);
      signal.throwIfAborted();
      if (fresh === null) break;
      set(slotsAtom, mergeSlots(get(slotsAtom), fresh));
      set(slotsLoadedUntilAtom, period.until);
    }
    return get(slotsLoadedUntilAtom);
  },
  async onError(get, set, error, token) {
    if (isAbort(error)) return;
    const failure = reportError(get, error);
    if (failure.code === 'auth' && token !== null) {
      const code = await load(get, () => import('../../account/state/session.ts'));
      return set(code.endSessionAction, token);
    }
    set(stepNoticeAtom, { tone: 'danger', message: messageForError(failure) });
  },
});

/** Whether later slots are loading. */
export const slotsLoadingAtom = atom((get) => get(LATER_SLOTS.state).status === 'loading');

/** The state of the calendar: whether the week shown has free days or is loading, and where the next ones are. */
export const calendarStateAtom = atom((get): WeekState | { kind: 'loading' } => {
  const { state } = get(calendarAtom);
  return state.kind === 'unloaded' && get(slotsLoadingAtom) ? { kind: 'loading' } : state;
});

/** Cancels the load of later slots, for another offer. */
export const forgetLaterSlotsAction = LATER_SLOTS.forget;

/** Loads the calendar up to the end of a venue date's week, unless it is loaded already. */
export const loadCalendarUntilAction = atom(null, async (get, set, date: string) => {
  const last = weekSince(get(todayAtom), date).at(-1) ?? date;
  if (get(loadedUntilDateAtom) > last) return;
  set(lastDateWantedAtom, last);
  await set(get(slotsLoadingAtom) ? LATER_SLOTS.load : LATER_SLOTS.reload);
});

/** Shows the week of a venue date, and loads it if necessary. */
export const showWeekAction = atom(null, async (_get, set, date: string) => {
  set(weekShownAtom, date);
  await set(loadCalendarUntilAction, date);
});
