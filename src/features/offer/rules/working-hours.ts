import { minutesOfDay } from '../../../lib/time/venue-date.ts';
import { outsideSchedule, type Schedule } from '../../../lib/time/slot.ts';
import { venueDate, venueTime } from '../../../lib/time/venue-clock.ts';
import type { CampaignView } from './campaign.ts';

const DAY_MINUTES = 24 * 60;

export interface WorkingHoursContext {
  view: Pick<CampaignView, 'startTime' | 'endTime'>;
  schedule: Schedule | null;
  /** Unix time in ms. */
  now: number;
  /** IANA zone of the venue. */
  timeZone: string;
  /** Minutes that the merchant needs before a booking. */
  leadMinutes: number;
}

/** Whether now, and still after the lead time, lies between two times of day; past midnight too. */
function isBetween(minute: number, lead: number, start: number, end: number): boolean {
  if (start < end) return minute >= start && minute + lead <= end;
  const untilEnd = minute >= start ? end + DAY_MINUTES : end;
  return minute + lead <= untilEnd;
}

/**
 * Whether the merchant is at work: today is inside the schedule and no closed day, and the time
 * lies between the campaign's start and end with the lead time still fitting before the end. A
 * missing time leaves that side open; an end at or before the start means after midnight.
 * Spec section 4 "Availability rules".
 */
export function isWithinWorkingHours(context: WorkingHoursContext): boolean {
  const { view, schedule, now, timeZone, leadMinutes } = context;
  if (outsideSchedule(venueDate(now, timeZone), schedule)) return false;
  const minute = minutesOfDay(venueTime(now, timeZone)) ?? 0;
  const start = minutesOfDay(view.startTime ?? '') ?? 0;
  const end = minutesOfDay(view.endTime ?? '') ?? Number.POSITIVE_INFINITY;
  return isBetween(minute, leadMinutes, start, end);
}
