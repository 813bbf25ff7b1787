import { ASAP_MAX_LEAD_MINUTES } from '../../../lib/limits.ts';
import { minutesToMs, utcInstant } from '../../../lib/time/instant.ts';
import { slotDate, slotInstant, type Slot } from '../../../lib/time/slots.ts';
import { venueDate } from '../../../lib/time/time-zones.ts';

export interface AsapContext {
  slots: readonly Slot[];
  /** Unix time in ms. */
  now: number;
  /** Minutes before a time that can be picked. */
  leadMinutes: number;
  /** IANA zone of the venue. */
  timeZone: string;
}

/** Whether a slot is soon enough: on today's date, or shortly after the lead time where that crosses midnight. */
function isSoon(slot: Slot, earliest: number, { now, timeZone }: AsapContext): boolean {
  return (
    slotDate(slot, timeZone) === venueDate(now, timeZone) ||
    slotInstant(slot) <= earliest + minutesToMs(ASAP_MAX_LEAD_MINUTES)
  );
}

/**
 * The moment that "as soon as possible" stands for: the first free slot after the lead time, else the end of the
 * lead time itself, of duration 0.
 */
export function asapSlot(context: AsapContext): Pick<Slot, 'startTime' | 'durationSec'> {
  const { slots, now, leadMinutes } = context;
  const earliest = now + minutesToMs(leadMinutes);
  const free = slots.filter((slot) => slot.capacity > 0 && slotInstant(slot) >= earliest);
  const soon = free.filter((slot) => isSoon(slot, earliest, context));
  const [first] = soon.sort((one, other) => slotInstant(one) - slotInstant(other));
  return first
    ? { startTime: first.startTime, durationSec: first.durationSec }
    : { startTime: utcInstant(earliest), durationSec: 0 };
}
