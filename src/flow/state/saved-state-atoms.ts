import { atom, type Getter } from 'jotai/vanilla';

import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import { SAVED_STATE_PREFIX, type SavedState } from '../rules/saved-state.ts';
import { selectFlow } from '../select-flow.ts';
import { bookAtom, modeAtom, reservationTypeAtom } from './booking-state-atoms.ts';
import { nowAtom } from '../../context/clock-atom.ts';
import { configAtom, pageConfigAtom } from '../../context/config-atom.ts';
import { flowStackAtom } from './flow-atoms.ts';
import {
  paymentMethodAtom,
  voucherResultAtom,
} from '../../features/payment/state/payment-atoms.ts';
import { otherPaymentIsOpenAtom } from '../../features/payment/state/other-payment-atom.ts';
import { chosenServiceIdAtom } from '../../features/offer/state/product-atom.ts';
import { readinessAtom } from './readiness-atom.ts';
import { reservationAtom } from './reservation-atom.ts';
import { servicesAtom } from '../../context/services.ts';
import { submissionAtom } from '../../submission/submission-atom.ts';
import { voucherAtom } from './voucher-atom.ts';
import { wishAtom } from './wish-atom.ts';

/** What tells one flow's saved state from another's on the same site. */
function targetOf(config: CheckoutConfig): string {
  const { shopId, campaignId, offerCode, serviceId, entityId } = config;
  return [selectFlow(config), entityId, shopId, campaignId, offerCode, serviceId]
    .map((part) => part ?? '-')
    .join(':');
}

function keyOf(get: Getter, config: CheckoutConfig): string {
  return `${SAVED_STATE_PREFIX}${get(servicesAtom).host.elementKey()}:${targetOf(config)}`;
}

/** The storage key of one element's target; two elements of a page share none. Contract section 2. */
export const savedStateKeyAtom = atom((get) => keyOf(get, get(configAtom)));

/** Where the offer code lies that the customer entered: under what the page asks for, which a reload knows first. */
export const offerCodeKeyAtom = atom(
  (get) => `${keyOf(get, get(pageConfigAtom) ?? get(configAtom))}:code`,
);

/** The booking that was taken, without what is shown at the shop. */
const savedReservationAtom = atom((get): SavedState['reservation'] => {
  const reservation = get(reservationAtom);
  if (!reservation) return null;
  const { activationCode: _code, activationQrCode: _qr, ...kept } = reservation;
  return kept;
});

/** The vouchers that were bought, without what is shown at the shop. */
const savedPurchaseAtom = atom((get): SavedState['purchase'] => {
  const result = get(voucherResultAtom);
  if (!result) return null;
  const { activationCode: _code, activationQrCode: _qr, ...purchase } = result;
  return { ...purchase, otherOpen: get(otherPaymentIsOpenAtom) };
});

/** A booking or an order whose answer is awaited or was lost. */
const pendingBookingAtom = atom((get): SavedState['pendingIntent'] => {
  const submission = get(submissionAtom);
  const isOpen = submission.status === 'sending' || submission.status === 'unknown';
  if (!isOpen || get(modeAtom) !== 'book') return null;
  const { intentKey, choice = '' } = submission;
  return { intentKey, choice };
});

/**
 * What is worth keeping now; null while a flow loads. Of a flow that has ended it is what shows the confirmation
 * again after a reload.
 */
export const savedStateAtom = atom((get): SavedState | null => {
  if (get(readinessAtom).status !== 'ready') return null;
  const { numberOfPeople, prizeId, needVatInvoice } = get(voucherAtom);
  return {
    savedAt: get(nowAtom),
    wish: get(wishAtom),
    stack: get(flowStackAtom),
    mode: get(modeAtom),
    reservationType: get(reservationTypeAtom),
    serviceId: get(chosenServiceIdAtom),
    book: get(bookAtom),
    voucher: { numberOfPeople, prizeId, needVatInvoice },
    method: get(paymentMethodAtom),
    pendingIntent: get(pendingBookingAtom),
    reservation: get(savedReservationAtom),
    purchase: get(savedPurchaseAtom),
  };
});
