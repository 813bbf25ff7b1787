import { SLOT_WINDOW_MINUTES } from '../../lib/limits.ts';

/** The requested period of a calendar. */
export interface SlotPeriod {
  /** ISO 8601 date-time. */
  startPeriod: string;
  untilMinutes: number;
}

/** The first period of a calendar: 30 days from the start of the current minute (`now` in Unix ms). Spec section 7. */
export function currentSlotPeriod(now: number): SlotPeriod {
  const toMinute = new Date(now).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
  return { startPeriod: `${toMinute}:00Z`, untilMinutes: SLOT_WINDOW_MINUTES };
}
