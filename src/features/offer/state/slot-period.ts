import { currentSlotPeriod, type SlotPeriod } from '../../../platform/api/slot-period.ts';

const MS_PER_MINUTE = 60_000;

/** The query for a stretch of the calendar, and the moment (Unix ms) up to which it reaches. */
export function slotPeriodFrom(from: number): { query: SlotPeriod; until: number } {
  const query = currentSlotPeriod(from);
  return { query, until: from + query.untilMinutes * MS_PER_MINUTE };
}
