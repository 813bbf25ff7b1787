import type { MessageKey } from '../../../../platform/i18n/message-key.ts';
import type { DayUnavailableReason } from '../../rules/day-availability.ts';

/** Why a day cannot be booked, for its accessible name. */
export const DAY_REASONS: Record<DayUnavailableReason, MessageKey> = {
  past: 'reservation.day.past',
  beforeStart: 'reservation.day.beforeStart',
  afterEnd: 'reservation.day.afterEnd',
  closed: 'reservation.day.closed',
  full: 'reservation.day.full',
  noSlots: 'reservation.day.noSlots',
};
