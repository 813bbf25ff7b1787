import { calendarSpan } from '../../../lib/time/calendar-stamp.ts';
import type { CalendarEvent } from './calendar-event.ts';

/** The address that opens an event in Google Calendar, ready to be saved; null when its start is unreadable. */
export function googleCalendarUrl(event: CalendarEvent): string | null {
  const span = calendarSpan(event.when);
  if (!span) return null;
  const url = new URL('https://calendar.google.com/calendar/render');
  url.searchParams.set('action', 'TEMPLATE');
  url.searchParams.set('text', event.title);
  url.searchParams.set('dates', `${span.start}/${span.end}`);
  if (event.description) url.searchParams.set('details', event.description);
  if (event.location) url.searchParams.set('location', event.location);
  return url.href;
}
