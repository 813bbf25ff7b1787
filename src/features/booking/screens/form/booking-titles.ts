import type { BookingType } from '../../../offer/rules/booking-type.ts';
import type { MessageKey } from '../../../../platform/i18n/message-key.ts';

/** A booking step's title by what its type of booking asks for. */
export const BOOKING_TITLES: Record<BookingType, MessageKey> = {
  1: 'choice.title.dateTime',
  2: 'choice.title.dateTime',
  3: 'choice.title.date',
  4: 'choice.title.dateTime',
  5: 'choice.title.arranged',
  6: 'choice.title.dates',
  7: 'choice.title.dateTime',
};
