import { calendarSpan, utcStamp, type CalendarMoment } from '../../../lib/time/calendar-stamp.ts';
import { CALENDAR_REMINDER_HOURS } from '../../../lib/limits.ts';

/** A booking as a calendar event. */
export interface CalendarEvent {
  /** Stable id of the event: the transaction id. */
  id: string;
  title: string;
  description: string;
  /** The address on one line; empty when unknown. */
  location: string;
  when: CalendarMoment;
}

const LINE_OCTETS = 75; // RFC 5545 section 3.1
const CRLF = '\r\n';
const CONTROLS = /(?!\n)\p{Cc}/gu;

/** Escapes backslash, semicolon, comma and line breaks in a text value. RFC 5545 section 3.3.11. */
function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROLS, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** Folds a line at 75 octets, never inside a character. RFC 5545 section 3.1. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += `${CRLF} `;
      octets = 1; // the space that starts a continuation line
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** A reminder two hours before the start. RFC 5545 section 3.6.6. */
const reminderLines = (title: string): readonly string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-PT${CALENDAR_REMINDER_HOURS}H`,
  `DESCRIPTION:${escapeText(title)}`,
  'END:VALARM',
];

/** The lines of the event that every calendar understands, unfolded. Null when its start is unreadable. */
function eventLines(event: CalendarEvent): string[] | null {
  const span = calendarSpan(event.when);
  if (!span) return null;
  const kind = span.allDay ? ';VALUE=DATE' : '';
  return [
    `DTSTART${kind}:${span.start}`,
    // The end must be after the start: RFC 5545 section 3.6.1.
    ...(span.end > span.start ? [`DTEND${kind}:${span.end}`] : []),
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
  ];
}

/**
 * A calendar file with one event, in UTC, with a UID that is stable per booking and, if the event has a time, a reminder two
 * hours before. Null when the start is unreadable.
 * `now` is Unix time in ms. RFC 5545.
 */
export function buildIcs(event: CalendarEvent, now: number): string | null {
  const when = eventLines(event);
  if (!when) return null;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//merchant-checkout//merchant-checkout//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.id)}@merchant-checkout`,
    `DTSTAMP:${utcStamp(now)}`,
    ...when,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    // Two hours before a whole day would be late in the evening before.
    ...('date' in event.when ? [] : reminderLines(event.title)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => fold(line) + CRLF).join('');
}

/** The event as the text of a QR code, short enough to scan quickly; null when the start is unreadable. */
export function eventQrText(event: CalendarEvent): string | null {
  const lines = eventLines(event);
  return lines && ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join(CRLF);
}

/** The URL of a prefilled event in Google Calendar; null when its start is unreadable. */
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

/** A stamp of a calendar file in ISO 8601: `2027-03-28T13:00:00Z`, a date as `2027-03-28`. */
function isoStamp(stamp: string): string {
  return stamp.replace(/^(\d{4})(\d\d)(\d\d)/, '$1-$2-$3').replace(/T(\d\d)(\d\d)/, 'T$1:$2:');
}

/** The URL of a prefilled event in Outlook on the web; null when its start is unreadable. */
export function outlookCalendarUrl(event: CalendarEvent): string | null {
  const span = calendarSpan(event.when);
  if (!span) return null;
  const url = new URL('https://outlook.live.com/calendar/0/deeplink/compose');
  url.searchParams.set('path', '/calendar/action/compose');
  url.searchParams.set('rru', 'addevent');
  url.searchParams.set('subject', event.title);
  url.searchParams.set('startdt', isoStamp(span.start));
  url.searchParams.set('enddt', isoStamp(span.end));
  if (span.allDay) url.searchParams.set('allday', 'true');
  if (event.description) url.searchParams.set('body', event.description);
  if (event.location) url.searchParams.set('location', event.location);
  // Outlook does not read a plus as a space.
  return url.href.replaceAll('+', '%20');
}
