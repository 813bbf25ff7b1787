import { ASAP_MAX_LEAD_MINUTES } from '../../../lib/limits.ts';
import { minutesToMs, utcInstant } from '../../../lib/time/instant.ts';
import { slotDate, slotInstant, type Slot } from '../../../lib/time/slots.ts';
import { venueDate } from '../../../lib/time/time-zones.ts';

interface AsapContext {
  slots: readonly Slot[];
  /** Unix time in ms. */
  now: number;
  /** Minimum minutes between now and a slot. */
  leadMinutes: number;
  /** IANA zone of the venue. */
  timeZone: string;
}

/**
 * The moment of "as soon as possible": the first free slot of today after the lead time, or shortly after it if that
 * crosses midnight; else the end of the lead time, with duration 0.
 */
export function asapSlot(context: AsapContext): Pick<Slot, 'startTime' | 'durationSec'> {
  const { slots, now, leadMinutes, timeZone } = context;
  const earliest = now + minutesToMs(leadMinutes);
  const today = venueDate(now, timeZone);
  const [first] = slots
    .filter((slot) => slot.capacity > 0 && slotInstant(slot) >= earliest)
    .filter(
      (slot) =>
        slotDate(slot, timeZone) === today ||
        slotInstant(slot) <= earliest + minutesToMs(ASAP_MAX_LEAD_MINUTES),
    )
    .sort((one, other) => slotInstant(one) - slotInstant(other));
  return first
    ? { startTime: first.startTime, durationSec: first.durationSec }
    : { startTime: utcInstant(earliest), durationSec: 0 };
}
