import type { UserRow } from '../authentication/users-data.ts';
import { placeKey, slotsBetween } from '../calendar/slots.ts';
import { prizeCents, spendPrize, findPrize } from '../prize/prizes.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { SandboxError } from '../support/sandbox-error.ts';
import { BOOKING_OUTCOMES } from './booking-outcome.ts';
import { checkOrder, orderOf } from './booked-order.ts';
import type { BookingBody } from './booking-schema.ts';
import { targetOf } from './booking-target.ts';

const HOUR_MS = 3_600_000;
const FIRST_TRANSACTION = 500_001;
const ANY_RESOURCE = 0;

type Target = ReturnType<typeof targetOf>;

function refuse(path: string, message: string): never {
  throw new SandboxError('MALFORMED_REQUEST', { part: 'json', issues: [{ path, message }] });
}

function outcomeOf(target: Target) {
  return BOOKING_OUTCOMES[target.type] ?? refuse('campaignId', 'has a type that cannot be booked');
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

/** Refuses a resource that cannot be booked here; 0 is any. Spec section 7 "resourceIds". */
function checkResources({ resourceIds }: BookingBody, target: Target): void {
  const unknown = resourceIds.filter(
    (id) => id !== ANY_RESOURCE && !target.resourceIds.includes(id),
  );
  if (unknown.length > 0) throw new SandboxError('RESOURCE_UNAVAILABLE', { resourceIds: unknown });
}

/**
 * The charge of a booking, in cents, and the prize that it spends. The charge never exceeds the price
 * of all people less the prize; the rest is paid at the shop. An order takes no prize.
 */
function chargeOf(body: BookingBody, target: Target, user: UserRow | null) {
  const { prizeTransactionId, partySize } = body;
  if (orderOf(body) && prizeTransactionId !== null) {
    refuse('prizeTransactionId', 'an order takes no prize');
  }
  const subtotalCents = target.unitCents * partySize;
  const prize = findPrize({ prizeTransactionId, subtotalCents, user });
  const totalCents = subtotalCents - prizeCents(prize);
  return { prize, chargedCents: Math.min(target.chargeCents * partySize, totalCents) };
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
 * calls. Refuses with 400 (malformed), 403 (registered users only), 404 (unknown) or 409 (closed, gone, full, spent).
 * Contract section 3.
 */
export function createBooking(body: BookingBody, user: UserRow | null, sandbox: SandboxContext) {
  const target = targetOf(body);
  const outcome = outcomeOf(target);
  if (target.isForRegisteredUsers && !user) throw new SandboxError('REGISTERED_USERS_ONLY');
  checkCounts(body, target, sandbox.now());
  checkResources(body, target);
  const order = orderOf(body);
  if (order) checkOrder(order, target);
  const { prize, chargedCents } = chargeOf(body, target, user);
  const starts = outcome.fromCalendar ? checkPlaces(body, target, sandbox) : [];

  const { bookings, taken } = sandbox.state();
  for (const key of outcome.takesPlaces ? starts.map((start) => placeKey(target, start)) : []) {
    taken.set(key, (taken.get(key) ?? 0) + body.partySize);
  }
  if (user && prize) spendPrize(sandbox, user.id, prize.id);
  const transactionId = FIRST_TRANSACTION + bookings.length;
  bookings.push({ transactionId, userId: user?.id ?? null, body });
  const code = target.activationCode ?? `MC-${transactionId.toString(36).toUpperCase()}`;
  return {
    transactionId,
    valueCharged: chargedCents / 100,
    status: outcome.status,
    points: (user?.isPremium ? target.premiumPoints : target.points) * body.partySize,
    ...(outcome.proof === 'code' && { activationCode: code }),
    ...(outcome.proof === 'qr' && {
      activationCode: code,
      activationQrCode: `https://www.mesaqui.example/v/${code}/${transactionId}`,
    }),
  };
}
