import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { createBooking } from '../calls/bookings.ts';
import type { ApiError } from '../../../platform/api/http/api-error.ts';
import { load } from '../../../context/load.ts';
import type { BookingPayload } from '../rules/booking-payload.ts';
import type { Reservation } from '../../../flow/rules/booking-state.ts';
import { buildBookingPayload, type TransportPart } from '../rules/build-booking-payload.ts';
import { lostSlots } from '../rules/lost-slots.ts';
import type { Id } from '../../../lib/config/id.ts';
import {
  attemptsAtom,
  bookAtom,
  bookingStateAtom,
  modeAtom,
} from '../../../flow/state/booking-state-atoms.ts';
import {
  bookingIssuesAtom,
  offeredOnDateAtom,
  selectedDayIsAvailableAtom,
  slotContextAtom,
} from './booking-form-atoms.ts';
import { bookingTypeAtom } from '../../offer/state/product-atom.ts';
import { intentChoiceAtom } from './intent-choice-atom.ts';
import { nowAtom } from '../../../context/clock-atom.ts';
import { configAtom } from '../../../context/config-atom.ts';
import { contactIssuesAtom, invoiceIssuesAtom } from '../../contact/state/contact-form-atoms.ts';
import { firstUnfinishedStep } from '../../contact/state/unfinished-step.ts';
import { languageAtom } from '../../../context/language-atom.ts';
import { outcomeUnknownKeyAtom } from '../../../flow/state/order-words-atoms.ts';
import { chosenPrizeAtom, priceAtom } from '../../offer/state/price-atoms.ts';
import { productAtom } from '../../offer/state/product-atom.ts';
import { convertReservation, tellParentOfReservation } from './report-reservation.ts';
import { reservationAtom } from '../../../flow/state/reservation-atom.ts';
import { servicesAtom } from '../../../context/services.ts';
import {
  isOutOfTurn,
  sayServerMessage,
  sendIntent,
  type Intent,
} from '../../../submission/send-intent.ts';
import { lostKeyFor, submissionAtom } from '../../../submission/submission-atom.ts';
import { isTransportOrderAtom } from '../../../flow/state/is-transport-order-atom.ts';
import { credentialsAtom, userAtom } from '../../../context/user-atom.ts';
import { tidyContactAction } from '../../contact/state/edit-contact.ts';
import { leadToStepAction } from '../../../flow/state/lead-to-step.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { chosenDayAtom, replaceLostSlotsAction } from './replace-lost-slots.ts';

/** The booking as the server takes it, with what is ordered by it. */
function payloadOf(get: Getter, transport: TransportPart | undefined): BookingPayload {
  const { book, contact, invoice } = get(bookingStateAtom);
  const product = get(productAtom);
  return buildBookingPayload({
    bookingType: get(bookingTypeAtom),
    campaignId: product?.campaignId ?? null,
    serviceIds: product?.serviceId == null ? [] : [product.serviceId],
    prizeTransactionId: get(chosenPrizeAtom)?.id ?? null,
    book,
    contact,
    invoice,
    username: get(userAtom)?.username ?? null,
    language: get(languageAtom),
    refererLink: get(servicesAtom).host.pageAddress(),
    offered: get(offeredOnDateAtom),
    campaignStartTime: product?.hours.start ?? null,
    timeZone: get(configAtom).timeZone,
    ...(transport && { transport }),
  });
}

const loadOrderCode = (get: Getter) =>
  load(get, () => import('../../ordering/state/prepare-order.ts'));

/** What is ordered with the booking; null when the customer has to look again first. */
async function transportOf(get: Getter, set: Setter): Promise<TransportPart | null> {
  const { prepareOrder } = await loadOrderCode(get);
  return prepareOrder(get, set);
}

/** Whether an order that was refused holds or costs something else by now, and is shown so. */
async function orderIsShownAnew(get: Getter, set: Setter): Promise<boolean> {
  if (!get(isTransportOrderAtom)) return false;
  const { orderHasChanged } = await loadOrderCode(get);
  return orderHasChanged(get, set);
}

const kindOf = (get: Getter) => (get(isTransportOrderAtom) ? 'order' : 'booking');

function accept(get: Getter, set: Setter, reservation: Reservation, intentKey: Id): void {
  const { host } = get(servicesAtom);
  set(reservationAtom, { ...reservation, shownCents: get(priceAtom)?.totalCents ?? null });
  set(submissionAtom, { status: 'done', intentKey });
  set(nextStepAction, 'confirm');
  host.emit('reserved', {
    transactionId: reservation.transactionId,
    kind: kindOf(get),
    valueCharged: reservation.valueChargedCents,
  });
  tellParentOfReservation(get, reservation);
}

/** Whether a time or a day was chosen, which somebody else may have taken. */
function hasMoment(get: Getter): boolean {
  return get(bookAtom).dateTimes.length > 0 || get(chosenDayAtom) !== null;
}

/** An order that holds or costs something else by now, or a time that somebody else has taken, is shown anew. */
async function showConflict(
  get: Getter,
  set: Setter,
  error: ApiError,
  { isSecond }: Intent,
): Promise<boolean> {
  // A taken time may be the customer's own first try.
  if (isSecond) return false;
  if (await orderIsShownAnew(get, set)) {
    sayServerMessage(get, set, error);
    return true;
  }
  const isLost = hasMoment(get);
  if (isLost) await set(replaceLostSlotsAction, 'taken', error.serverMessage);
  return isLost;
}

async function send(get: Getter, set: Setter, { intentKey }: Intent): Promise<void> {
  const { call } = get(servicesAtom);
  // A booking of a date is sent at once, as it is shown.
  const transport = get(isTransportOrderAtom) ? await transportOf(get, set) : undefined;
  if (transport === null) return;
  const payload = payloadOf(get, transport);
  const reservation = await call(createBooking, [payload, get(credentialsAtom)], { intentKey });
  accept(get, set, reservation, intentKey);
  await convertReservation(get, reservation);
}

/** Whether every chosen time, or the whole day chosen, can still be booked now. */
function choiceStillHolds(get: Getter): boolean {
  if (get(chosenDayAtom) !== null) return get(selectedDayIsAvailableAtom);
  return lostSlots(get(bookAtom).dateTimes, get(slotContextAtom)).length === 0;
}

/**
 * Sends the booking. One intent makes one POST: while one is under way or was accepted, nothing is sent; after a
 * connection that broke, only the customer's own second press sends again, with the same key. The page may
 * cancel the `submit` event. Spec section 7 "Booking payload", section 8 "Booking failure".
 */
export const submitBookingAction = atom(null, async (get, set): Promise<void> => {
  if (isOutOfTurn(get)) return;
  set(attemptsAtom, (count) => count + 1);
  set(nowAtom, get(servicesAtom).host.now());
  set(tidyContactAction);
  if (get(invoiceIssuesAtom).length > 0) return;
  const unfinished = firstUnfinishedStep(get);
  const choice = get(intentChoiceAtom);
  // A time that is full may be full of the customer's own first try.
  const isSecond = lostKeyFor(get(submissionAtom), choice) !== null;
  if (!isSecond && !choiceStillHolds(get)) return set(replaceLostSlotsAction, 'gone');
  if (unfinished) return set(leadToStepAction, unfinished);
  if (get(modeAtom) !== 'book') return;
  if (get(priceAtom)?.isPrizeTooHigh) return;
  if (get(bookingIssuesAtom).length > 0 || get(contactIssuesAtom).length > 0) return;
  await sendIntent(get, set, {
    kind: kindOf(get),
    choice,
    send: (intent) => send(get, set, intent),
    unknownKey: get(outcomeUnknownKeyAtom),
    onConflict: (error, intent) => showConflict(get, set, error, intent),
  });
});
