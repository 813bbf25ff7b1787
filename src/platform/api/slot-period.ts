import { SLOT_WINDOW_MINUTES } from '../../lib/element-limits.ts';

/** The requested period of a calendar. */
export interface SlotPeriod {
  /** ISO 8601 date-time. */
  startPeriod: string;
  untilMinutes: number;
}

const MINUTE_MS = 60_000;

/**
 * The first period of a calendar: 30 days from the start of the current minute (`now` in Unix ms), so that an early
 * request and the later call are equal. Spec section 7.
 */
export function currentSlotPeriod(now: number): SlotPeriod {
  const minute = new Date(now - (now % MINUTE_MS)).toISOString();
  return { startPeriod: minute.replace('.000Z', 'Z'), untilMinutes: SLOT_WINDOW_MINUTES };
}
