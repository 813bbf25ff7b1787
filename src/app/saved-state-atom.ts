import { atom } from 'jotai/vanilla';

import { nowAtom } from '../context/checkout-context.ts';
import {
  otherPaymentIsOpenAtom,
  paymentMethodAtom,
  voucherResultAtom,
} from '../features/payment/state/payment-atoms.ts';
import type { SavedState } from '../flow/rules/parse-saved-state.ts';
import {
  bookAtom,
  modeAtom,
  preselectionAtom,
  reservationAtom,
  reservationTypeAtom,
  voucherAtom,
  flowStackAtom,
  flowStatusAtom,
  chosenServiceIdAtom,
  touchedFieldsAtom,
} from '../flow/state/flow-atoms.ts';
import { submissionAtom } from '../submission/submission-atom.ts';

/** The accepted booking, without the codes to show at the shop. */
const savedReservationAtom = atom((get): SavedState['reservation'] => {
  const reservation = get(reservationAtom);
  if (!reservation) return null;
  const { activationCode: _code, activationQrCode: _qr, ...kept } = reservation;
  return { shownCents: null, ...kept };
});

/** The voucher purchase, without the codes to show at the shop. */
const savedPurchaseAtom = atom((get): SavedState['purchase'] => {
  const result = get(voucherResultAtom);
  if (!result) return null;
  const { activationCode: _code, activationQrCode: _qr, ...purchase } = result;
  return { ...purchase, otherOpen: get(otherPaymentIsOpenAtom) };
});

/** A booking or order that is pending or whose answer was lost. */
const pendingBookingAtom = atom((get): SavedState['pendingIntent'] => {
  const submission = get(submissionAtom);
  const isOpen = submission.status === 'sending' || submission.status === 'unknown';
  if (!isOpen || get(modeAtom) !== 'book') return null;
  const { intentKey, choice } = submission;
  return { intentKey, choice };
});

/** The state to save now; null while a flow loads. After the end of a flow it holds only the confirmation. */
export const savedStateAtom = atom((get): SavedState | null => {
  if (get(flowStatusAtom).status !== 'ready') return null;
  const { numberOfPeople, prizeId, needVatInvoice } = get(voucherAtom);
  return {
    savedAt: get(nowAtom),
    preselection: get(preselectionAtom),
    stack: get(flowStackAtom),
    mode: get(modeAtom),
    reservationType: get(reservationTypeAtom),
    serviceId: get(chosenServiceIdAtom),
    book: get(bookAtom),
    voucher: { numberOfPeople, prizeId, needVatInvoice },
    method: get(paymentMethodAtom),
    hasTyped: get(touchedFieldsAtom).size > 0,
    pendingIntent: get(pendingBookingAtom),
    reservation: get(savedReservationAtom),
    purchase: get(savedPurchaseAtom),
  };
});
