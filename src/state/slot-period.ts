import type { SlotPeriod } from '../api/api.ts';
import { slotStartPeriod } from '../api/slot-start-period.ts';

const MS_PER_MINUTE = 60_000;

/** The query for a stretch of the calendar, and the moment (Unix ms) up to which it reaches. */
export function slotPeriodFrom(
  from: number,
  minutes: number,
): { query: SlotPeriod; until: number } {
  return {
    query: { startPeriod: slotStartPeriod(from), untilMinutes: minutes },
    until: from + minutes * MS_PER_MINUTE,
  };
}
