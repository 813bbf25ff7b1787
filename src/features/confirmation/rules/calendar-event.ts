import type { CalendarMoment } from '../../../lib/time/calendar-stamp.ts';

/** A booking as a calendar keeps it. */
export interface CalendarEvent {
  /** What stays the same when the file is made again: the transaction id. */
  id: string;
  title: string;
  description: string;
  /** The address on one line; empty when unknown. */
  location: string;
  when: CalendarMoment;
}
