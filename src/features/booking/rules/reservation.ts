import type { SavedBooking } from './saved-booking.ts';

type SavedReservation = NonNullable<SavedBooking['reservation']>;

/** The server's answer to a booking. Contract: POST bookings. */
export interface Reservation extends Omit<SavedReservation, 'shownCents'> {
  shownCents?: number | null;
  activationCode: string | null;
  activationQrCode: string | null;
}

/** An accepted booking without the codes to show at the shop, which are not stored. */
export function withoutCodes(reservation: Reservation): SavedReservation {
  const { activationCode: _code, activationQrCode: _qrCode, ...kept } = reservation;
  return { ...kept, shownCents: kept.shownCents ?? null };
}
