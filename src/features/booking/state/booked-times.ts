import { atom } from 'jotai/vanilla';

import type { CalendarMoment } from '../../../lib/time/calendar-stamp.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { formatVenueDate } from '../../../platform/i18n/format-venue-date.ts';
import type { Translate } from '../../../platform/i18n/message-key.ts';
import { slotChoiceAtom } from './booking-form-atoms.ts';

/** A venue date (`YYYY-MM-DD`), with a venue time (`HH:MM`) if the type picks one. */
export interface BookedTime {
  date: string;
  time: string | null;
}

/** The chosen moments, in order; empty if the merchant sets the date afterwards. */
export const bookedTimesAtom = atom((get): readonly BookedTime[] => {
  const { needsDate, selectsTime } = get(slotChoiceAtom);
  const { date, dateTimes } = get(bookingFormAtom);
  if (!needsDate) return [];
  if (!selectsTime) return date === null ? [] : [{ date, time: null }];
  return dateTimes.flatMap((day) => day.times.map(({ time }) => ({ date: day.date, time })));
});

/** The moment for a calendar file; null unless exactly one is chosen. */
export const calendarMomentAtom = atom((get): CalendarMoment | null => {
  const [booked, ...others] = get(bookedTimesAtom);
  if (!booked || others.length > 0) return null;
  const slot = get(bookingFormAtom).dateTimes[0]?.times[0];
  if (booked.time === null || !slot) return { date: booked.date };
  return { startTime: slot.startTime, durationSec: slot.durationSec };
});

/** A chosen moment in full: "Sexta-feira, 20 de novembro, às 19:30". Portuguese and Spanish dates start in lower case. */
export function momentMessage({ date, time }: BookedTime, t: Translate): string {
  const day = formatVenueDate(date, t, 'full');
  const text = time === null ? day : t('booking.dateAtTime', { date: day, time });
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}
