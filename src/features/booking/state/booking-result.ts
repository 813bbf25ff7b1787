import { atom, type Getter } from 'jotai/vanilla';

import { configAtom } from '../../../context/config-atoms.ts';
import { reportError, toApiError } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/services.ts';
import { credentialsAtom, userAtom } from '../../../context/user-atom.ts';
import type { Reservation } from '../../../flow/rules/booking-state.ts';
import { choiceOf } from '../../../flow/rules/choice-of.ts';
import { bookAtom, contactAtom, reservationAtom } from '../../../flow/state/booking-state-atoms.ts';
import { POINTS_MIN_SHOWN, QR_TEXT_MAX_LENGTH } from '../../../lib/limits.ts';
import { accountMark } from '../../../lib/user-session.ts';
import { orderChoiceAtom } from '../../cart/state/order-choice-atom.ts';
import { bookableAtom, bookingTypeAtom, venueAtom } from '../../offer/state/offer-atoms.ts';
import { chosenPrizeAtom, pointsAtom } from '../../offer/state/price-atoms.ts';
import { convertBooking } from '../calls/bookings.ts';
import { awaitsMerchant } from '../rules/outcome.ts';

/** Whether the merchant still has to confirm what was sent. */
export const awaitsMerchantAtom = atom((get) => awaitsMerchant(get(bookingTypeAtom)));

/** The proof that the customer shows at the shop. */
export interface Activation {
  code: string | null;
  /** Text of a QR code; null also when it is too long to be read by a camera. */
  qrText: string | null;
}

/**
 * The activation code and QR of the booking, else the campaign's own. A booking that waits for the
 * merchant shows only what the server gave to it. Spec section 2 screen 14.
 */
export const activationAtom = atom((get): Activation => {
  const reservation = get(reservationAtom);
  const bookable = get(awaitsMerchantAtom) ? null : get(bookableAtom);
  const qrText = reservation?.activationQrCode || bookable?.activationQrCode || null;
  return {
    code: reservation?.activationCode || bookable?.activationCode || null,
    qrText: qrText !== null && qrText.length <= QR_TEXT_MAX_LENGTH ? qrText : null,
  };
});

/** Points of the booking as the server counted them, else as the campaign promises; null when none, and for guests. */
export const earnedPointsAtom = atom((get): number | null => {
  const counted = get(reservationAtom)?.points;
  if (get(userAtom) === null || counted == null) return get(pointsAtom);
  return counted >= POINTS_MIN_SHOWN ? Math.floor(counted) : null;
});

/** The address of the confirmation e-mail: the account's, else the typed one; null without any. */
export const customerEmailAtom = atom((get): string | null => {
  const email = get(userAtom)?.username || get(contactAtom).email.trim();
  return email || null;
});

/** Tells the platform of the booking's value; a failure is reported and never shown. Spec section 7. */
export async function convertReservation(get: Getter, reservation: Reservation): Promise<void> {
  const { call, host } = get(servicesAtom);
  const user = get(credentialsAtom);
  if (!user) return;
  try {
    const conversion = {
      transactionId: reservation.transactionId,
      valueChargedCents: reservation.valueChargedCents,
      campaignId: get(bookableAtom)?.campaignId ?? null,
    };
    await call(convertBooking, [user, conversion], { intentKey: host.randomId() });
  } catch (error) {
    reportError(host, toApiError(error));
  }
}

/** Tells the parent window what was reserved and where. Spec section 3 "Reservation info". */
export function notifyParentOfReservation(get: Getter, { transactionId }: Reservation): void {
  const { name, phone, address } = get(venueAtom);
  get(servicesAtom).host.parent.tell('setReservationInfo', {
    transactionId,
    shopName: name,
    phoneNumber: phone?.text ?? null,
    campaignAddress: address?.text ?? null,
    promotionCode: get(activationAtom).code,
  });
}

/**
 * The choices of the next request, as a text to compare: offer or service, account, day, times, party and items. A
 * difference makes another intent with its own key. Contact details are not part of it: correcting them after a lost
 * answer must not book twice, and the text holds nothing personal.
 */
export const intentChoiceAtom = atom((get): string => {
  // A prize that the account does not have is neither shown nor sent.
  const book = { ...get(bookAtom), prizeId: get(chosenPrizeAtom)?.id ?? null };
  const { campaignId = null, serviceId = null } = get(bookableAtom) ?? {};
  const about = [campaignId, serviceId, get(configAtom).offerCode, book.transportInstant];
  const choice = choiceOf(book, get(orderChoiceAtom)) + JSON.stringify(about);
  const user = get(credentialsAtom);
  return user ? `${choice} ${accountMark(choice, user.userId)}` : choice;
});
