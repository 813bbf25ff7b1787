import type { UserRow } from '../authentication/users-data.ts';
import { placeKey, slotsBetween } from '../calendar/slots.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { SandboxError } from '../support/sandbox-error.ts';
import { BOOKING_OUTCOMES } from './booking-outcome.ts';
import { checkOrder, orderOf } from './booked-order.ts';
import type { BookingBody } from './booking-schema.ts';
import { targetOf } from './booking-target.ts';

const HOUR_MS = 3_600_000;
const FIRST_TRANSACTION = 500_001;

type Target = ReturnType<typeof targetOf>;

function refuse(path: string, message: string): never {
  throw new SandboxError('MALFORMED_REQUEST', { part: 'json', issues: [{ path, message }] });
}

function outcomeOf(target: Target) {
  return BOOKING_OUTCOMES[target.type] ?? refuse('campaignId', 'has a type that nobody books');
}

/** Refuses numbers of people and slots that the offer does not allow. Spec section 5 "Booking". */
function checkCounts(body: BookingBody, target: Target, now: number): void {
  const { minSlots, maxSlots, farSlotHours } = outcomeOf(target);
  const { partySize, slots } = body;
  if (partySize < target.minPeople || partySize > target.maxPeople) {
    refuse('partySize', `takes ${target.minPeople} to ${target.maxPeople}`);
  }
  if (slots.length < minSlots || slots.length > maxSlots) {
    refuse('slots', `takes ${minSlots} to ${maxSlots}`);
  }
  if (new Set(slots.map((slot) => Date.parse(slot.startTime))).size < slots.length) {
    refuse('slots', 'names a slot twice');
  }
  const far = now + (farSlotHours ?? 0) * HOUR_MS;
  if (farSlotHours !== null && !slots.some((slot) => Date.parse(slot.startTime) > far)) {
    refuse('slots', `one must be more than ${farSlotHours} hours ahead`);
  }
}

/** Whether an order is wanted as soon as possible, at a moment of no duration: that takes no place. */
function isAsap(body: BookingBody, { durationSec }: BookingBody['slots'][number]): boolean {
  return orderOf(body) !== null && durationSec === 0;
}

/** The starts (Unix ms) of the booked slots; refuses one that is gone, past or too small. */
function checkPlaces(body: BookingBody, target: Target, sandbox: SandboxContext) {
  const now = sandbox.now();
  const slots = body.slots.filter((slot) => !isAsap(body, slot));
  return slots.map(({ startTime, durationSec }) => {
    const start = Date.parse(startTime);
    const [slot] = slotsBetween(
      target,
      { from: start, until: start + 1 },
      sandbox.state().taken,
      now,
    );
    if (!slot || slot.durationSec !== durationSec || start < now) {
      throw new SandboxError('SLOT_UNAVAILABLE', { startTime });
    }
    if (slot.capacity < body.partySize) {
      throw new SandboxError('SLOT_FULL', { startTime, capacity: slot.capacity });
    }
    return start;
  });
}

/**
 * Books: checks the body against the offer, takes the places and gives the answer of the two booking
 * calls. Refuses with 400 (malformed), 404 (unknown) or 409 (closed, gone, full). Contract section 3.
 */
export function createBooking(body: BookingBody, user: UserRow | null, sandbox: SandboxContext) {
  const target = targetOf(body);
  const outcome = outcomeOf(target);
  checkCounts(body, target, sandbox.now());
  const order = orderOf(body);
  if (order) checkOrder(order, target);
  const starts = outcome.fromCalendar ? checkPlaces(body, target, sandbox) : [];

  const { bookings, taken } = sandbox.state();
  for (const key of outcome.takesPlaces ? starts.map((start) => placeKey(target, start)) : []) {
    taken.set(key, (taken.get(key) ?? 0) + body.partySize);
  }
  const transactionId = FIRST_TRANSACTION + bookings.length;
  bookings.push({ transactionId, userId: user?.id ?? null, body });
  const code = target.activationCode ?? `MC-${transactionId.toString(36).toUpperCase()}`;
  return {
    transactionId,
    valueCharged: 0,
    status: outcome.status,
    points: (user?.isPremium ? target.premiumPoints : target.points) * body.partySize,
    ...(outcome.proof === 'code' && { activationCode: code }),
    ...(outcome.proof === 'qr' && {
      activationCode: code,
      activationQrCode: `https://www.mesaqui.example/v/${code}/${transactionId}`,
    }),
  };
}
