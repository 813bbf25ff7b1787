import type { Getter, Setter } from 'jotai/vanilla';

import { clampPeople } from '../../features/offer/rules/people.ts';
import { selectsTime } from '../../features/booking/rules/slot-choice.ts';
import { toggleSlot } from '../../features/booking/rules/slot-selection.ts';
import { defaultCheckInMode } from '../../features/offer/rules/availability.ts';
import { allowedModesAtom } from '../../features/booking/state/availability-atoms.ts';
import {
  bookingTypeAtom,
  firstFreeDayAtom,
  judgeDayAtom,
  peopleLimitsAtom,
  slotLimitsAtom,
  timetableAtom,
} from '../../features/booking/state/booking-form-atoms.ts';
import {
  attemptsAtom,
  bookAtom,
  contactAtom,
  EMPTY_BOOK,
  EMPTY_CONTACT,
  EMPTY_INVOICE,
  invoiceAtom,
  modeAtom,
  reservationTypeAtom,
  touchedFieldsAtom,
  weekShownAtom,
} from './booking-state-atoms.ts';
import { wishOf } from '../rules/wish-of.ts';
import { addDays } from '../../lib/time/days.ts';
import { isVenueDate } from '../../lib/time/is-venue-date.ts';
import { venueDate } from '../../lib/time/venue-clock.ts';
import { initialBookAtom } from '../../features/booking/state/initial-book-atom.ts';
import type { ReservationMode } from '../../lib/config/checkout-config.ts';
import {
  campaignInfoAtom,
  slotsAtom,
  slotsLoadedUntilAtom,
} from '../../features/offer/state/campaign-atoms.ts';
import { configAtom } from '../../context/config-atom.ts';
import { externalSignInNoticeAtom } from '../../features/account/state/find-credentials.ts';
import { resetPurchase } from '../../features/payment/state/payment-atoms.ts';
import { chosenServiceIdAtom, productAtom } from '../../features/offer/state/product-atom.ts';
import { alertAtom, stepNoticeAtom } from '../../context/problem-atoms.ts';
import { reservationAtom } from './reservation-atom.ts';
import { readPrizesAtom } from '../../features/account/state/user-prizes-atom.ts';
import { slotOffersAtom } from '../../features/booking/state/slot-offers-atom.ts';
import { wishAtom } from './wish-atom.ts';
import { smsAtom } from '../../features/confirmation/state/sms-atom.ts';
import { leaveStepInside } from './step-inside-atom.ts';
import { submissionAtom } from '../../submission/submission-atom.ts';

/** How far beyond the loaded calendar a page's wish is looked for; each month of it is a request. */
const WISH_MAX_DAYS = 366;

/** Whether a day can be had, as far as that is known: beyond the calendar that has loaded it may be. */
function mayBeHad(get: Getter, date: string): boolean {
  const judged = get(judgeDayAtom)(date);
  if (judged.available || judged.reason !== 'noSlots') return judged.available;
  const loaded = venueDate(get(slotsLoadedUntilAtom), get(configAtom).timeZone);
  return isVenueDate(date) && date > loaded && date < addDays(loaded, WISH_MAX_DAYS);
}

/**
 * The day and time that the page passes in, where they can be had; else the first free day, so that its times
 * show at once. An offer for whole days waits for the customer's own choice.
 */
function setFirstWish(get: Getter, set: Setter): void {
  const { prefill } = get(configAtom);
  const isWished = prefill.date !== undefined && mayBeHad(get, prefill.date);
  // Menus and carts have no calendar: a slow phone need not learn the venue's zone for them.
  const isPicked = selectsTime(get(bookingTypeAtom)) && get(slotsAtom).length > 0;
  const date = (isWished ? prefill.date : null) ?? (isPicked ? get(firstFreeDayAtom) : null);
  set(bookAtom, (book) => ({ ...book, date }));
  const wish = get(timetableAtom).find(({ time, disabled }) => time === prefill.time && !disabled);
  if (date === null || !wish) return;
  const { startTime, durationSec } = wish.slot;
  const picked = { date, time: wish.time, startTime, durationSec };
  const { dateTimes } = toggleSlot([], picked, get(slotLimitsAtom));
  set(bookAtom, (book) => ({ ...book, dateTimes }));
}

/** Day, times and people back at their start for what is booked now. */
export function resetBookState(get: Getter, set: Setter): void {
  const wanted = get(configAtom).prefill.people;
  const numberOfPeople =
    wanted === undefined
      ? (get(productAtom)?.defaultPeople ?? 1)
      : clampPeople(wanted, get(peopleLimitsAtom));
  set(bookAtom, { ...EMPTY_BOOK, numberOfPeople });
  setFirstWish(get, set);
  set(initialBookAtom, get(bookAtom));
  set(weekShownAtom, null);
  set(slotOffersAtom, []);
}

/** How the customer comes in: booking or buying; a shop's service can only be booked. Spec section 4 "Check-in mode". */
function startMode(get: Getter): ReservationMode {
  if (get(campaignInfoAtom) === null) return 'book';
  const { defaultView, reservationMode } = get(configAtom);
  const allowed = get(allowedModesAtom);
  return defaultCheckInMode({
    canBook: allowed.includes('book'),
    canBuy: allowed.includes('voucher'),
    defaultView,
    reservationMode,
  });
}

/** Everything that the customer chooses or types, back at its start for what was loaded; the contact form empty. */
export function resetFlowState(get: Getter, set: Setter): void {
  leaveStepInside(get, set);
  set(chosenServiceIdAtom, null);
  set(wishAtom, wishOf(get(configAtom)));
  set(modeAtom, startMode(get));
  set(reservationTypeAtom, get(configAtom).reservationType ?? 'normal');
  resetBookState(get, set);
  resetPurchase(set);
  set(contactAtom, EMPTY_CONTACT);
  set(invoiceAtom, EMPTY_INVOICE);
  set(touchedFieldsAtom, new Set<string>());
  set(attemptsAtom, 0);
  set(submissionAtom, { status: 'idle' });
  set(reservationAtom, null);
  // One that was used is gone: they are read again where they are shown.
  set(readPrizesAtom, null);
  set(alertAtom, null);
  set(stepNoticeAtom, get(externalSignInNoticeAtom));
  set(smsAtom, 'idle');
}
