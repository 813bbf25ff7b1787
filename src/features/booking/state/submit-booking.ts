import type { Failure } from '../../../submission/rules/purchase-machine.ts';
import { reusableKeyFor } from '../../../submission/rules/purchase-state.ts';
import { submit } from '../../../submission/submit.ts';
import type { Attempt, PurchaseKind, SendOutcome } from '../../../submission/purchase-kind.ts';
import { atom, type Atom, type Getter, type Setter } from 'jotai/vanilla';

import { createBooking } from '../calls/bookings.ts';
import {
  buildBookingPayload,
  type BookingPayloadInput,
  type MenuOrderBody,
} from '../rules/booking-payload.ts';
import { unavailableSlots } from '../rules/free-slots.ts';
import { bookingFormAtom, modeAtom } from '../../offer/state/choice-atoms.ts';
import { contactAtom } from '../../contact/state/contact-atom.ts';
import { reservationAtom } from './reservation-atom.ts';
import { askedInvoiceAtom, showsInvoiceAtom } from './asked-invoice.ts';
import {
  bookingIssuesAtom,
  offeredOnDateAtom,
  selectedDayIsAvailableAtom,
  slotContextAtom,
} from './booking-form-atoms.ts';
import { reportReservation } from './booking-result.ts';
import { intentChoiceAtom } from './intent-choice.ts';
import {
  contactIsCompleteAtom,
  STEPS_CHECK,
  normaliseContactAction,
} from '../../contact/state/contact-form.ts';
import { INVOICE } from '../../contact/state/invoice-form.ts';
import { recordSubmit, isSubmitBlocked } from '../../../flow/state/submit-press.ts';
import { bookingTypeAtom, bookableAtom } from '../../offer/state/offer-atoms.ts';
import { chosenPrizeAtom, priceAtom } from '../../vouchers/state/price-atoms.ts';
import type { PressContext, AttemptTools } from '../../../submission/press-context.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { prizeHasChanged } from '../../account/state/check-prize.ts';
import { ACCOUNT_RULES } from '../../account/state/account-rules.ts';
import { merchantNotesAtom } from '../../contact/state/merchant-notes-atom.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { chooseResourceAction, chosenResourceAtom } from './chosen-resource.ts';
import { chosenDayAtom, replaceUnavailableSlotsAction } from './replace-unavailable-slots.ts';

/** Offers replacements for a chosen time or day that another customer has booked. */
export async function replaceTaken(
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
function choiceIsUnavailable(get: Getter, choice: string): boolean {
  // The customer's own first try may have filled the time or the day.
  if (reusableKeyFor(get(submissionAtom), () => choice) !== null) return false;
  if (get(chosenDayAtom) !== null) return !get(selectedDayIsAvailableAtom);
  return unavailableSlots(get(bookingFormAtom).dateTimes, get(slotContextAtom)).length > 0;
}

/**
 * Drops a chosen resource that is listed no more: the summary names none, so none is sent. That of an attempt of unknown outcome
 * is kept, because it is sent again as it was.
 */
function dropUnlistedResource(get: Getter, set: Setter, choice: string): void {
  const isSentAgain = reusableKeyFor(get(submissionAtom), () => choice) !== null;
  const { resourceId = null } = get(bookingFormAtom);
  if (resourceId !== null && !isSentAgain && !get(chosenResourceAtom)) {
    set(chooseResourceAction, null);
  }
}

/** What the customer chose, typed and saw. */
function contentOf(get: Getter, press: PressContext, choice: string) {
  const prize = get(chosenPrizeAtom);
  return {
    prize,
    choice,
    shownCents: get(priceAtom)?.totalCents ?? null,
    booking: {
      book: get(bookingFormAtom),
      contact: { ...get(contactAtom), notes: get(merchantNotesAtom) },
      invoice: get(askedInvoiceAtom),
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

export type BookingContent = ReturnType<typeof contentOf>;

/**
 * What the rows of a booking and of a menu order have in common, because both are sent as a booking. `choiceAtom` has the
 * choices of the request as a text to compare (`intentChoice`).
 */
export const bookingColumns = (choiceAtom: Atom<string>) => ({
  account: ACCOUNT_RULES,
  checks: {
    isBusy: isSubmitBlocked,
    invoice: (get) => get(showsInvoiceAtom) && get(INVOICE.issues).length > 0,
    choice: (get, set) =>
      choiceIsUnavailable(get, get(choiceAtom)) &&
      (() => set(replaceUnavailableSlotsAction, 'gone')),
    steps: STEPS_CHECK,
    offer: (get) => get(modeAtom) !== 'book' || (get(priceAtom)?.isPrizeTooHigh ?? false),
    form: (get) => get(bookingIssuesAtom).length > 0 || !get(contactIsCompleteAtom),
  } satisfies PurchaseKind<BookingContent>['checks'],
  onStart(get: Getter, set: Setter) {
    recordSubmit(get, set);
    set(normaliseContactAction);
    dropUnlistedResource(get, set, get(choiceAtom));
  },
  content: (get: Getter, press: PressContext) => contentOf(get, press, get(choiceAtom)),
  choice: ({ choice }: BookingContent) => choice,
});

/** Sends a booking, with the menu order that it contains, and reports what was reserved. Rejects with an `ApiError`. */
export async function sendBooking(
  { press, content, intent: { intentKey } }: Attempt<BookingContent>,
  { get, set }: AttemptTools,
  transport?: MenuOrderBody,
): Promise<SendOutcome> {
  const { call, credentials } = press;
  const { booking, shownCents } = content;
  const payload = buildBookingPayload({ ...booking, transport });
  const reservation = await call(createBooking, [payload, credentials], { intentKey });
  // The price of a campaign is not that of the order in it.
  set(reservationAtom, { ...reservation, shownCents: transport ? null : shownCents });
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

const BOOKING: PurchaseKind<BookingContent> = {
  ...bookingColumns(intentChoiceAtom),
  kind: 'booking',
  verify: ({ press, intent, content: { prize } }, tools) =>
    prizeHasChanged({ press, intent, prize, about: 'booking' }, tools),
  send: (attempt, tools) => sendBooking(attempt, tools),
  showConflict: replaceTaken,
};

/**
 * Sends the booking. One intent makes one POST; after a lost connection only the customer's second press sends again,
 * with the same key. The page may cancel the `submit` event. Spec section 7 "Booking payload", section 8 "Booking
 * failure".
 */
export const submitBookingAction = atom(null, async (get, set): Promise<void> => {
  await submit(get, set, BOOKING);
});
