import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { reportError } from '../../../context/problems.ts';
import { servicesAtom, userAtom } from '../../../context/checkout-context.ts';
import type { Reservation } from '../rules/reservation.ts';
import { contactAtom } from '../../contact/state/contact-atom.ts';
import { reservationAtom } from './reservation-atom.ts';
import { emitOnce } from '../../../flow/state/emit-once.ts';
import {
  bookableAtom,
  bookingTypeAtom,
  venueAtom,
  pointsAtom,
} from '../../offer/state/offer-atoms.ts';
import { convertBooking } from '../calls/bookings.ts';
import type { PressContext } from '../../../submission/press-context.ts';
import { awaitsMerchant, bookingTypeByStatus } from '../../offer/rules/booking-type.ts';
import { shownPoints } from '../../offer/rules/points-rules.ts';

/** The type whose outcome the booking has. */
export const outcomeTypeAtom = atom((get) =>
  bookingTypeByStatus(get(bookingTypeAtom), get(reservationAtom)?.status ?? null),
);

/** Whether the merchant still has to confirm the booking. */
export const awaitsMerchantAtom = atom((get) => awaitsMerchant(get(outcomeTypeAtom)));

/** The proof that the customer shows at the shop: a code, and the text of a QR code. */
export type Activation = Pick<Reservation, 'activationCode' | 'activationQrCode'>;

/**
 * The activation code and QR code of the booking, else those of the campaign. A booking that awaits the merchant shows
 * only its own. Spec section 2 screen 14.
 */
export const activationAtom = atom((get): Activation => {
  const reservation = get(reservationAtom);
  const bookable = get(awaitsMerchantAtom) ? null : get(bookableAtom);
  return {
    activationCode: reservation?.activationCode || bookable?.activationCode || null,
    activationQrCode: reservation?.activationQrCode || bookable?.activationQrCode || null,
  };
});

/** Points as counted by the server, else as promised by the campaign; null for none. */
export const earnedPointsAtom = atom((get): number | null => {
  const counted = get(reservationAtom)?.points;
  if (get(userAtom) === null || counted == null) return get(pointsAtom);
  return shownPoints(counted);
});

/** Recipient of the confirmation e-mail: the account's address, else the typed one. */
export const customerEmailAtom = atom(
  (get): string | null => get(userAtom)?.username || get(contactAtom).email.trim() || null,
);

/** An accepted reservation, and what was reserved. */
interface Reserved {
  reservation: Reservation;
  kind: 'booking' | 'order' | 'points';
  /** The campaign that was sent; null for a service. */
  campaignId: string | null;
  intentKey: string;
}

/** Sends the booking's value to the platform. Reports a failure without showing it. Spec section 7. */
async function convertReservation(
  get: Getter,
  { call, credentials: user }: PressContext,
  { reservation, campaignId }: Reserved,
): Promise<void> {
  const { host } = get(servicesAtom);
  if (!user) return;
  try {
    const { transactionId, valueChargedCents } = reservation;
    const conversion = { transactionId, valueChargedCents, campaignId };
    await call(convertBooking, [user, conversion], { intentKey: host.randomId() });
  } catch (error) {
    reportError(get, error);
  }
}

/**
 * Reports an accepted reservation to the page and, with its venue, to the parent window, then its value to the platform.
 * Contract section 1 "Events", spec section 3 "Reservation info".
 */
export async function reportReservation(
  get: Getter,
  set: Setter,
  press: PressContext,
  reserved: Reserved,
): Promise<void> {
  const { host } = get(servicesAtom);
  const { reservation, kind, intentKey } = reserved;
  const { transactionId, valueChargedCents: valueCharged } = reservation;
  const { name, phone, address } = get(venueAtom);
  void emitOnce(get, set, 'reserved', { transactionId, kind, valueCharged }, intentKey);
  host.parent.send('setReservationInfo', {
    transactionId,
    shopName: name,
    phoneNumber: phone?.text ?? null,
    campaignAddress: address?.text ?? null,
    promotionCode: get(activationAtom).activationCode,
  });
  await convertReservation(get, press, reserved);
}
