import type { Schedule } from './slot.ts';

/** Why a date lies outside a schedule. */
export type OutsideSchedule = 'beforeStart' | 'afterEnd' | 'closed';

/**
 * Where a venue date (`YYYY-MM-DD`) stands to a schedule: null when it lies inside. A null
 * schedule, as services have none, closes nothing. Spec section 3 "schedule".
 */
export function outsideSchedule(date: string, schedule: Schedule | null): OutsideSchedule | null {
  if (!schedule) return null;
  // Dates of this form sort like texts.
  if (schedule.startDate !== null && date < schedule.startDate) return 'beforeStart';
  if (schedule.endDate !== null && date > schedule.endDate) return 'afterEnd';
  return schedule.nonAvailableDays.includes(date) ? 'closed' : null;
}
