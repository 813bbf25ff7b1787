import { formatVenueTime } from '../../../lib/time/format-venue.ts';
import type { MessageValues, Translate } from '../../../platform/i18n/message-key.ts';
import type { BookedTime } from '../../booking/state/booked-times-atom.ts';
import { momentInWords } from '../../booking/screens/booking-words.ts';

/** What the sentence under the headline may name. */
export interface OutcomeFacts {
  shop: string;
  times: readonly BookedTime[];
  /** Venue times (`HH:MM`) between which the campaign runs; null when all day. */
  hours: { start: string | null; end: string | null };
}

/** The places of the outcome's texts: the shop, the day and, where they are known, its hours. */
export function outcomeValues(facts: OutcomeFacts, t: Translate, locale: string): MessageValues {
  const { shop, times, hours } = facts;
  const [first] = times;
  return {
    shop,
    date: first ? momentInWords(first, t, locale) : '',
    hours: hours.start !== null && hours.end !== null ? 'known' : 'other',
    start: hours.start === null ? '' : formatVenueTime(hours.start, locale),
    end: hours.end === null ? '' : formatVenueTime(hours.end, locale),
  };
}
