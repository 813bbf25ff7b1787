import { atom } from 'jotai/vanilla';

import { addDays, daySpan } from '../../../lib/time/venue-date.ts';
import { venueDate } from '../../../lib/time/venue-clock.ts';
import { calendarWeekAtom, firstFreeDayAtom, nextFreeDayAtom } from './booking-form-atoms.ts';
import {
  scheduleAtom,
  slotsLoadedUntilAtom,
  slotsLoadingAtom,
} from '../../offer/state/campaign-atoms.ts';
import { configAtom } from '../../../context/config-atom.ts';

/** What there is to say of the week shown; dates are venue dates, `YYYY-MM-DD`. */
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

/** What the calendar has to say beside its days: nothing to see here, and where there is. */
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
