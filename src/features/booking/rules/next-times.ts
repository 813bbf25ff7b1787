import { offeredSlots, type SlotContext } from './offered-slots.ts';

/** A free time of a calendar. */
export interface FreeTime {
  /** Venue date, `YYYY-MM-DD`. */
  date: string;
  /** Venue time, `HH:MM`. */
  time: string;
}

/** How many times are listed, and how many of them of one day, so that another day shows too. */
const NEXT_TIMES = 5;
const TIMES_OF_A_DAY = 3;

/**
 * The next free times of a calendar for the party in the context, earliest first: at most five, at most three of them on
 * one day unless there is no other. Contract section 1 "mode".
 */
export function nextTimes(context: SlotContext): readonly FreeTime[] {
  const free = [...context.calendar.keys()]
    .sort()
    .flatMap((date) =>
      offeredSlots(context, date).flatMap(({ time, disabled }) =>
        disabled ? [] : [{ date, time }],
      ),
    );
  const days = new Set(free.map(({ date }) => date));
  if (days.size < 2) return free.slice(0, NEXT_TIMES);
  return [...days]
    .flatMap((day) => free.filter(({ date }) => date === day).slice(0, TIMES_OF_A_DAY))
    .slice(0, NEXT_TIMES);
}
