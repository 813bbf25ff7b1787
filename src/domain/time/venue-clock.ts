import { fromAbsolute, toCalendarDate } from '@internationalized/date';

const two = (value: number) => String(value).padStart(2, '0');

/** The venue's date at a moment, `YYYY-MM-DD`; `at` is Unix time in ms. */
export function venueDate(at: number, timeZone: string): string {
  return toCalendarDate(fromAbsolute(at, timeZone)).toString();
}

/** The venue's time of day at a moment, `HH:MM`; `at` is Unix time in ms. */
export function venueTime(at: number, timeZone: string): string {
  const { hour, minute } = fromAbsolute(at, timeZone);
  return `${two(hour)}:${two(minute)}`;
}
