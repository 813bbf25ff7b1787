import type { Getter } from 'jotai/vanilla';

import { convertBooking } from '../calls/bookings.ts';
import type { Reservation } from '../../../flow/rules/booking-state.ts';
import { productAtom } from '../../offer/state/product-atom.ts';
import { reportError, toApiError } from '../../../context/report-problem.ts';
import { activationAtom } from './result-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { venueAtom } from '../../offer/state/venue-atom.ts';

/** Tells the platform of the booking's value; a failure is reported and never shown. Spec section 7. */
export async function convertReservation(get: Getter, reservation: Reservation): Promise<void> {
  const { call, host } = get(servicesAtom);
  const user = get(credentialsAtom);
  if (!user) return;
  try {
    const conversion = {
      transactionId: reservation.transactionId,
      valueChargedCents: reservation.valueChargedCents,
      campaignId: get(productAtom)?.campaignId ?? null,
    };
    await call(convertBooking, [user, conversion], { intentKey: host.randomId() });
  } catch (error) {
    reportError(host, toApiError(error));
  }
}

/** Tells the parent window what was reserved and where. Spec section 3 "Reservation info". */
export function tellParentOfReservation(get: Getter, { transactionId }: Reservation): void {
  const { name, phone, address } = get(venueAtom);
  get(servicesAtom).host.parent.tell('setReservationInfo', {
    transactionId,
    shopName: name,
    phoneNumber: phone?.text ?? null,
    campaignAddress: address?.text ?? null,
    promotionCode: get(activationAtom).code,
  });
}
