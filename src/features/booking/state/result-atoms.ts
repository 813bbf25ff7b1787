import { atom } from 'jotai/vanilla';

import { awaitsMerchant } from '../rules/awaits-merchant.ts';
import { POINTS_MIN_SHOWN, QR_TEXT_MAX_LENGTH } from '../../../lib/limits.ts';
import { bookingTypeAtom } from '../../offer/state/product-atom.ts';
import { contactAtom } from '../../../flow/state/booking-state-atoms.ts';
import { pointsAtom } from '../../offer/state/price-atoms.ts';
import { productAtom } from '../../offer/state/product-atom.ts';
import { reservationAtom } from '../../../flow/state/reservation-atom.ts';
import { userAtom } from '../../../context/user-atom.ts';

/** Whether the merchant still has to confirm what was sent. */
export const awaitsMerchantAtom = atom((get) => awaitsMerchant(get(bookingTypeAtom)));

/** What is shown at the shop. */
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
  const product = get(awaitsMerchantAtom) ? null : get(productAtom);
  const qrText = reservation?.activationQrCode || product?.activationQrCode || null;
  return {
    code: reservation?.activationCode || product?.activationCode || null,
    qrText: qrText !== null && qrText.length <= QR_TEXT_MAX_LENGTH ? qrText : null,
  };
});

/** Points of the booking as the server counted them, else as the campaign promises; null when none, and for guests. */
export const earnedPointsAtom = atom((get): number | null => {
  const counted = get(reservationAtom)?.points;
  if (get(userAtom) === null || counted == null) return get(pointsAtom);
  return counted >= POINTS_MIN_SHOWN ? Math.floor(counted) : null;
});

/** Where the confirmation goes: a signed-in customer's own address, else the one typed; null when there is none. */
export const customerEmailAtom = atom((get): string | null => {
  const email = get(userAtom)?.username || get(contactAtom).email.trim();
  return email || null;
});
