import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { createBooking } from '../calls/bookings.ts';
import { load } from '../../../context/load.ts';
import {
  buildBookingPayload,
  type BookingPayload,
  type TransportPart,
} from '../rules/booking-payload.ts';
import { lostSlots } from '../rules/free-slots.ts';
import {
  bookAtom,
  bookingStateAtom,
  modeAtom,
  reservationAtom,
} from '../../../flow/state/booking-state-atoms.ts';
import {
  bookingIssuesAtom,
  offeredOnDateAtom,
  selectedDayIsAvailableAtom,
  slotContextAtom,
} from './booking-form-atoms.ts';
import { bookedOrderAtom } from './booked-order-atom.ts';
import {
  convertReservation,
  intentChoiceAtom,
  notifyParentOfReservation,
} from './booking-result.ts';
import { configAtom, languageAtom } from '../../../context/config-atoms.ts';
import {
  contactIssuesAtom,
  invoiceIssuesAtom,
  STEPS_CHECK,
} from '../../contact/state/contact-form.ts';
import { countPress, isSubmitBlocked } from '../../../flow/state/turn.ts';
import { chosenPrizeAtom, priceAtom } from '../../offer/state/price-atoms.ts';
import { bookingTypeAtom, bookableAtom } from '../../offer/state/offer-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';
import type { Failure, Intent } from '../../../submission/rules/submission-machine.ts';
import { lostKeyFor } from '../../../submission/rules/submission-state.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import {
  sayServerMessage,
  submit,
  tellSubmission,
  type SubmissionKind,
} from '../../../submission/submit.ts';
import { ACCOUNT_CHECK, askToSignIn } from '../../account/state/submit-permission.ts';
import { isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import { credentialsAtom, userAtom } from '../../../context/user-atom.ts';
import { tidyContactAction } from '../../contact/state/contact-fields.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { chosenDayAtom, replaceLostSlotsAction } from './replace-lost-slots.ts';

/** The booking as the server takes it, with what is ordered by it. */
function payloadOf(get: Getter, transport: TransportPart | undefined): BookingPayload {
  const { book, contact, invoice } = get(bookingStateAtom);
  const bookable = get(bookableAtom);
  return buildBookingPayload({
    bookingType: get(bookingTypeAtom),
    campaignId: bookable?.campaignId ?? null,
    serviceIds: bookable?.serviceId == null ? [] : [bookable.serviceId],
    prizeTransactionId: get(chosenPrizeAtom)?.id ?? null,
    book,
    contact,
    invoice,
    username: get(userAtom)?.username ?? null,
    language: get(languageAtom),
    refererLink: get(servicesAtom).host.pageAddress(),
    offered: get(offeredOnDateAtom),
    campaignStartTime: bookable?.hours.start ?? null,
    timeZone: get(configAtom).timeZone,
    ...(transport && { transport }),
  });
}

/** The code for orders, where the booking is one: what it sends with the booking, and what may have changed of it. */
const loadOrderCode = (get: Getter) => load(get, () => get(bookedOrderAtom).load());

/** Sends a booking of a kind, with what is ordered by it. */
async function send(
  get: Getter,
  set: Setter,
  { intentKey }: Intent,
  { kind, transport }: { kind: SubmissionKind['kind']; transport?: TransportPart },
): Promise<void> {
  const { call, host } = get(servicesAtom);
  const payload = payloadOf(get, transport);
  const reservation = await call(createBooking, [payload, get(credentialsAtom)], { intentKey });
  // The server accepted it: notify page and parent once, and show the result.
  const { transactionId, valueChargedCents: valueCharged } = reservation;
  set(reservationAtom, { ...reservation, shownCents: get(priceAtom)?.totalCents ?? null });
  tellSubmission(get, set, { kind: 'accepted', intentKey });
  set(nextStepAction, 'confirm');
  host.emit('reserved', { transactionId, kind, valueCharged });
  notifyParentOfReservation(get, reservation);
  await convertReservation(get, reservation);
}

/** Offers replacements for a chosen time or day that another customer has taken. */
async function showTaken(get: Getter, set: Setter, { error, intent }: Failure): Promise<boolean> {
  const hasMoment = get(bookAtom).dateTimes.length > 0 || get(chosenDayAtom) !== null;
  // A taken time may be the customer's own first try.
  if (intent.isSecond || !hasMoment) return false;
  await set(replaceLostSlotsAction, 'taken', error.serverMessage);
  return true;
}

/** Whether a chosen time, or the whole day chosen, cannot be booked any more. */
function choiceIsLost(get: Getter): boolean {
  // A time that is full may be full of the customer's own first try.
  if (lostKeyFor(get(submissionAtom), () => get(intentChoiceAtom)) !== null) return false;
  if (get(chosenDayAtom) !== null) return !get(selectedDayIsAvailableAtom);
  return lostSlots(get(bookAtom).dateTimes, get(slotContextAtom)).length > 0;
}

/** A booking: sent at once, as it is shown. */
const BOOKING: SubmissionKind = {
  kind: 'booking',
  checks: {
    turn: isSubmitBlocked,
    invoice: (get) => get(invoiceIssuesAtom).length > 0,
    choice: (get, set) => choiceIsLost(get) && (() => set(replaceLostSlotsAction, 'gone')),
    steps: STEPS_CHECK,
    offer: (get) => get(modeAtom) !== 'book' || (get(priceAtom)?.isPrizeTooHigh ?? false),
    form: (get) => get(bookingIssuesAtom).length > 0 || get(contactIssuesAtom).length > 0,
    account: ACCOUNT_CHECK,
  },
  press: (get, set) => {
    countPress(get, set);
    set(tidyContactAction);
  },
  choice: (get) => get(intentChoiceAtom),
  send: (get, set, intent) => send(get, set, intent, { kind: 'booking' }),
  unknownKey: 'errors.outcomeUnknown',
  showConflict: showTaken,
  askToSignIn,
};

/** An order from a menu: a booking that contains the order. The menu is reloaded before it is sent. */
const MENU_ORDER: SubmissionKind = {
  ...BOOKING,
  kind: 'order',
  send: async (get, set, intent) => {
    const { prepareOrder } = await loadOrderCode(get);
    const transport = await prepareOrder(get, set);
    if (transport) await send(get, set, intent, { kind: 'order', transport });
  },
  unknownKey: 'order.outcomeUnknown',
  showConflict: async (get, set, failure) => {
    if (failure.intent.isSecond) return false;
    const { orderHasChanged } = await loadOrderCode(get);
    if (!(await orderHasChanged(get, set))) return showTaken(get, set, failure);
    sayServerMessage(get, set, failure.error);
    return true;
  },
};

/**
 * Sends the booking. One intent makes one POST: while one is under way or was accepted, nothing is sent; after a
 * connection that broke, only the customer's own second press sends again, with the same key. The page may
 * cancel the `submit` event. Spec section 7 "Booking payload", section 8 "Booking failure".
 */
export const submitBookingAction = atom(null, async (get, set): Promise<void> => {
  await submit(get, set, get(isMenuOrderAtom) ? MENU_ORDER : BOOKING);
});
