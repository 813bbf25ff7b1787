import type { BookingType } from '../../offer/rules/booking-type.ts';
import { NOTES_MAX_OFFER_TYPE } from '../../../lib/limits.ts';

/** A field of the client-information form; `phone` stands for prefix and number. */
export type ContactField = 'name' | 'email' | 'phone' | 'notes' | 'vatId';

export interface ContactFieldsContext {
  bookingType: BookingType;
  loggedIn: boolean;
  /** A voucher is bought: its request carries neither notes nor this number, and its form has an invoice. */
  isPurchase?: boolean;
  /** What the signed-in user's profile already tells. */
  known: { name: boolean; email: boolean; phone: boolean };
}

/** Whether the form takes notes for the merchant: offer types up to 6. Spec section 2 screen 6. */
export function showsNotes(offerType: BookingType): boolean {
  return offerType <= NOTES_MAX_OFFER_TYPE;
}

/** Whether the form takes a VAT number: types above 6. Spec section 2 screen 6. */
export function showsVatId(offerType: BookingType): boolean {
  return !showsNotes(offerType);
}

/**
 * The fields that the form shows, in order. Guests see all; a signed-in user only what the profile
 * does not tell. Contract section 2 "client-info".
 */
export function visibleContactFields(context: ContactFieldsContext): readonly ContactField[] {
  const { bookingType, loggedIn, known, isPurchase = false } = context;
  const personal = (['name', 'email', 'phone'] as const).filter(
    (field) => !loggedIn || !known[field],
  );
  if (isPurchase) return personal;
  return [...personal, showsNotes(bookingType) ? 'notes' : 'vatId'];
}
