import { formatVenueDate } from '../../../../lib/time/venue-format.ts';
import type { MessageKey } from '../../../../platform/i18n/message-key.ts';
import type { DayUnavailableReason } from '../../rules/day-availability.ts';

/** Why a day cannot be booked, as its name says it. */
export const DAY_REASONS: Record<DayUnavailableReason, MessageKey> = {
  past: 'reservation.day.past',
  beforeStart: 'reservation.day.beforeStart',
  afterEnd: 'reservation.day.afterEnd',
  closed: 'reservation.day.closed',
  full: 'reservation.day.full',
  noSlots: 'reservation.day.noSlots',
};

/** Letters of a weekday that fit a seventh of 320 px. Portuguese has no short enough form ("sexta"). */
const WEEKDAY_LETTERS = 3;

/** The weekday of a venue date as the calendar shows it: "qua". */
export const weekdayLetters = (date: string, locale: string): string =>
  formatVenueDate(date, locale, 'weekday').slice(0, WEEKDAY_LETTERS);
