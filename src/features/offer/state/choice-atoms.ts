import { atom } from 'jotai/vanilla';

import { configAtom } from '../../../context/checkout-context.ts';
import type { ReservationMode, ReservationType } from '../../../lib/config/checkout-config.ts';
import { EMPTY_VOUCHER, type BookState } from '../rules/offer-choice.ts';

// What the customer has chosen of the offer. It stands in this room because the price depends on it.

/** The service chosen from a list; null without one. Spec section 2 "service_listing". */
export const chosenServiceIdAtom = atom<string | null>(null);

/** The service of the flow: the chosen one, else the page's. */
export const serviceIdAtom = atom((get) => get(chosenServiceIdAtom) ?? get(configAtom).serviceId);

/** Booking a date or buying a voucher. */
export const modeAtom = atom<ReservationMode>('book');

/** Normal or premium ("smart"). */
export const reservationTypeAtom = atom<ReservationType>('normal');

export const EMPTY_BOOK: BookState = {
  date: null,
  dateTimes: [],
  numberOfPeople: 1,
  prizeId: null,
  transportInstant: 'scheduled',
};

/** The booking form. Spec section 3 "Booking step state: book". */
export const bookingFormAtom = atom<BookState>(EMPTY_BOOK);

/** The voucher form: how many, with which prize, and the invoice. Spec section 3 "Booking step state: voucher". */
export const voucherAtom = atom(EMPTY_VOUCHER);
