import type { Failure } from '../../../submission/rules/purchase-machine.ts';
import { reusableKeyFor } from '../../../submission/rules/purchase-state.ts';
import { showServerMessage } from '../../../submission/attempt.ts';
import { submit } from '../../../submission/submit.ts';
import type { Attempt, PurchaseKind, SendOutcome } from '../../../submission/purchase-kind.ts';
import { atom, type Getter } from 'jotai/vanilla';

import { createBooking } from '../calls/bookings.ts';
import { load } from '../../../context/checkout-context.ts';
import {
  buildBookingPayload,
  type BookingPayloadInput,
  type MenuOrderBody,
} from '../rules/booking-payload.ts';
import { unavailableSlots } from '../rules/free-slots.ts';
import { bookingFormAtom, modeAtom } from '../../offer/state/choice-atoms.ts';
import { contactAtom } from '../../contact/state/contact-atom.ts';
import { reservationAtom } from './reservation-atom.ts';
import { isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import { invoiceAtom } from '../../contact/state/invoice-atom.ts';
import {
  bookingIssuesAtom,
  offeredOnDateAtom,
  selectedDayIsAvailableAtom,
  slotContextAtom,
} from './booking-form-atoms.ts';
import { bookedOrderAtom } from './booked-order-atom.ts';
import { intentChoiceAtom, reportReservation } from './booking-result.ts';
import {
  contactIsCompleteAtom,
  STEPS_CHECK,
  normaliseContactAction,
} from '../../contact/state/contact-form.ts';
import { INVOICE } from '../../contact/state/invoice-form.ts';
import { recordAttempt, isSubmitBlocked } from '../../../flow/state/submit-press.ts';
import { bookingTypeAtom, bookableAtom } from '../../offer/state/offer-atoms.ts';
import { chosenPrizeAtom, priceAtom } from '../../vouchers/state/price-atoms.ts';
import type { PressContext, AttemptTools } from '../../../submission/press-context.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { prizeHasChanged } from '../../account/state/check-prize.ts';
import { ACCOUNT_RULES } from '../../account/state/account-rules.ts';
import { merchantNotesAtom } from '../../contact/state/merchant-notes-atom.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { chosenDayAtom, replaceUnavailableSlotsAction } from './replace-unavailable-slots.ts';

/** What the customer chose, typed and saw. */
function contentOf(get: Getter, press: PressContext) {
  const order = get(bookedOrderAtom);
  const prize = get(chosenPrizeAtom);
  return {
    prize,
    choice: get(intentChoiceAtom),
    shownCents: get(priceAtom)?.totalCents ?? null,
    /** The menu order that the booking contains, and the code that checks it; null for a date. */
    order: get(isMenuOrderAtom) && order ? { shown: get(order.shown), load: order.load } : null,
    booking: {
      book: get(bookingFormAtom),
      contact: { ...get(contactAtom), notes: get(merchantNotesAtom) },
      invoice: get(invoiceAtom),
      bookingType: get(bookingTypeAtom),
      bookable: get(bookableAtom),
      prizeTransactionId: prize?.id ?? null,
      username: press.username,
      language: press.language,
      refererLink: press.refererLink,
      offered: get(offeredOnDateAtom),
      timeZone: press.config.timeZone,
    } satisfies Omit<BookingPayloadInput, 'transport'>,
  };
}

type BookingContent = ReturnType<typeof contentOf>;

/** Sends the booking, with its menu order if there is one. */
async function sendContent(
  { press, content, intent: { intentKey } }: Attempt<BookingContent>,
  { get, set }: AttemptTools,
  transport?: MenuOrderBody,
): Promise<SendOutcome> {
  const { call, credentials } = press;
  const { booking } = content;
  const payload = buildBookingPayload({ ...booking, transport });
  const reservation = await call(createBooking, [payload, credentials], { intentKey });
  set(reservationAtom, { ...reservation, shownCents: transport ? null : content.shownCents });
  const campaignId = booking.bookable?.campaignId ?? null;
  const kind = transport ? 'order' : 'booking';
  return {
    kind: 'accepted',
    follow() {
      set(nextStepAction, 'confirm');
      return reportReservation(get, set, press, { reservation, kind, campaignId, intentKey });
    },
  };
}

/** Offers replacements for a chosen time or day that another customer has booked. */
async function replaceTaken(
  _pressed: Attempt<BookingContent>,
  { error, intent }: Failure,
  { get, set }: AttemptTools,
): Promise<boolean> {
  const hasMoment = get(bookingFormAtom).dateTimes.length > 0 || get(chosenDayAtom) !== null;
  // The customer's own first try may have booked the time.
  if (intent.isSecond || !hasMoment) return false;
  await set(replaceUnavailableSlotsAction, 'taken', error.serverMessage);
  return true;
}

/** Whether a chosen time or day can no longer be booked. */
function choiceIsUnavailable(get: Getter): boolean {
  // The customer's own first try may have filled the time or the day.
  if (reusableKeyFor(get(submissionAtom), () => get(intentChoiceAtom)) !== null) return false;
  if (get(chosenDayAtom) !== null) return !get(selectedDayIsAvailableAtom);
  return unavailableSlots(get(bookingFormAtom).dateTimes, get(slotContextAtom)).length > 0;
}

const BOOKING: PurchaseKind<BookingContent> = {
  kind: 'booking',
  account: ACCOUNT_RULES,
  checks: {
    isBusy: isSubmitBlocked,
    invoice: (get) => get(INVOICE.issues).length > 0,
    choice: (get, set) =>
      choiceIsUnavailable(get) && (() => set(replaceUnavailableSlotsAction, 'gone')),
    steps: STEPS_CHECK,
    offer: (get) => get(modeAtom) !== 'book' || (get(priceAtom)?.isPrizeTooHigh ?? false),
    form: (get) => get(bookingIssuesAtom).length > 0 || !get(contactIsCompleteAtom),
  },
  onStart: (get, set) => {
    recordAttempt(get, set);
    set(normaliseContactAction);
  },
  content: contentOf,
  choice: ({ choice }) => choice,
  verify: ({ press, intent, content: { prize } }, tools) =>
    prizeHasChanged({ press, intent, prize, about: 'booking' }, tools),
  send: (attempt, tools) => sendContent(attempt, tools),
  showConflict: replaceTaken,
};

/** The menu order of the content, and the code that checks it. */
async function orderOf({ order }: BookingContent, get: Getter) {
  if (!order) throw new Error('No menu order has started.');
  return { shown: order.shown, ...(await load(get, order.load)) };
}

/** A booking that contains a menu order. It has no prize. */
const MENU_ORDER: PurchaseKind<BookingContent> = {
  ...BOOKING,
  kind: 'order',
  async verify({ press, content }, tools) {
    const { verifyOrder, shown } = await orderOf(content, tools.get);
    return verifyOrder(press, shown, tools);
  },
  send: (attempt, tools) => sendContent(attempt, tools, attempt.content.order?.shown),
  showConflict: async (attempt, failure, tools) => {
    if (failure.intent.isSecond) return false;
    const { orderHasChanged, shown } = await orderOf(attempt.content, tools.get);
    const isShown = await orderHasChanged(attempt.press.call, shown, tools);
    if (!isShown) return replaceTaken(attempt, failure, tools);
    showServerMessage(tools.get, tools.set, failure.error);
    return true;
  },
};

/**
 * Sends the booking. One intent makes one POST; after a lost connection only the customer's second press sends again,
 * with the same key. The page may cancel the `submit` event. Spec section 7 "Booking payload", section 8 "Booking
 * failure".
 */
export const submitBookingAction = atom(null, async (get, set): Promise<void> => {
  await submit(get, set, get(isMenuOrderAtom) ? MENU_ORDER : BOOKING);
});
