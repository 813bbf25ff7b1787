import { formatVenueDate, formatVenueTime } from '../../../lib/time/venue-format.ts';
import type { Translate } from '../../../platform/i18n/message-key.ts';
import type { BookedTime } from '../state/booked-times-atom.ts';

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
