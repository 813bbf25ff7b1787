import { calendarSpan, utcStamp, type CalendarMoment } from '../../../lib/time/calendar-stamp.ts';

/** A booking as a calendar keeps it. */
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

/** A text value: backslash, semicolon and comma escaped, line breaks written out. RFC 5545 section 3.3.11. */
function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROLS, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** UTF-8 length of one character. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** A line broken so that no piece is longer than 75 octets; a character is never cut. RFC 5545 section 3.1. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      folded += `${CRLF} `;
      octets = 1; // the blank that begins a continued line
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/**
 * A calendar file with one event, in UTC; the same booking always has the same UID. Null when the
 * slot's start is unreadable. `now` is Unix time in ms. RFC 5545.
 */
export function buildIcs(event: CalendarEvent, now: number): string | null {
  const span = calendarSpan(event.when);
  if (!span) return null;
  const kind = span.allDay ? ';VALUE=DATE' : '';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//merchant-checkout//merchant-checkout//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.id)}@merchant-checkout`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART${kind}:${span.start}`,
    // An end that is not after the start is left out: RFC 5545 section 3.6.1.
    ...(span.end > span.start ? [`DTEND${kind}:${span.end}`] : []),
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => fold(line) + CRLF).join('');
}

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
