import { atom } from 'jotai/vanilla';

import { needsDate, selectsTime } from '../rules/slots.ts';
import type { CalendarMoment } from '../../../lib/time/calendar-stamp.ts';
import { bookingTypeAtom } from '../../offer/state/offer-atoms.ts';
import { bookAtom } from '../../../flow/state/booking-state-atoms.ts';
import { formatVenueDate, formatVenueTime } from '../../../lib/time/venue-format.ts';
import type { Translate } from '../../../platform/i18n/message-key.ts';

/** A venue date (`YYYY-MM-DD`), with the venue time (`HH:MM`) where the type picks one. */
export interface BookedTime {
  date: string;
  time: string | null;
}

/** Every moment that was chosen, in order; none where the date is set with the merchant afterwards. */
export const bookedTimesAtom = atom((get): readonly BookedTime[] => {
  const type = get(bookingTypeAtom);
  const { date, dateTimes } = get(bookAtom);
  if (!needsDate(type)) return [];
  if (!selectsTime(type)) return date === null ? [] : [{ date, time: null }];
  return dateTimes.flatMap((day) => day.times.map(({ time }) => ({ date: day.date, time })));
});

/** The one moment that a calendar can keep; null where there is none or several to choose from. */
export const calendarMomentAtom = atom((get): CalendarMoment | null => {
  const [booked, ...others] = get(bookedTimesAtom);
  if (!booked || others.length > 0) return null;
  const slot = get(bookAtom).dateTimes[0]?.times[0];
  if (booked.time === null || !slot) return { date: booked.date };
  return { startTime: slot.startTime, durationSec: slot.durationSec };
});

/** A text with its first letter as a capital: dates begin with a small one in Portuguese and Spanish. */
function capitalised(text: string, locale: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(locale) + rest.join('');
}

/** A chosen moment in full words: "Sexta-feira, 20 de novembro, às 19:30"; the date alone where no time is picked. */
export function momentMessage({ date, time }: BookedTime, t: Translate, locale: string): string {
  const day = formatVenueDate(date, locale, 'full');
  const words =
    time === null
      ? day
      : t('booking.dateAtTime', { date: day, time: formatVenueTime(time, locale) });
  return capitalised(words, locale);
}
