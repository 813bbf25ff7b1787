import { atom } from 'jotai/vanilla';

import { nowAtom } from '../context/checkout-context.ts';
import { chosenDeliveryAtom, chosenPaymentAtom } from '../features/delivery/state/chosen-atoms.ts';
import { orderResultAtom } from '../features/payment/state/order-result-atom.ts';
import {
  otherPaymentIsOpenAtom,
  paymentMethodAtom,
  voucherResultAtom,
} from '../features/payment/state/payment-atoms.ts';
import type { SavedState } from '../flow/rules/parse-saved-state.ts';
import {
  bookAtom,
  modeAtom,
  reservationTypeAtom,
  voucherAtom,
  chosenServiceIdAtom,
} from '../features/offer/state/choice-atoms.ts';
import {
  preselectionAtom,
  flowStackAtom,
  flowStatusAtom,
  touchedFieldsAtom,
} from '../flow/state/flow-atoms.ts';
import { reservationAtom } from '../features/booking/state/reservation-atom.ts';
import { submissionAtom } from '../submission/submission-atom.ts';

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
  const reservation = get(reservationAtom);
  const purchase = get(voucherResultAtom);
  return {
    savedAt: get(nowAtom),
    preselection: get(preselectionAtom),
    stack: get(flowStackAtom),
    mode: get(modeAtom),
    reservationType: get(reservationTypeAtom),
    serviceId: get(chosenServiceIdAtom),
    book: get(bookAtom),
    voucher: { numberOfPeople, prizeId, needVatInvoice },
    delivery: get(chosenDeliveryAtom),
    payment: get(chosenPaymentAtom),
    method: get(paymentMethodAtom),
    hasTyped: get(touchedFieldsAtom).size > 0,
    pendingIntent: get(pendingBookingAtom),
    reservation: reservation && { shownCents: null, ...reservation },
    order: get(orderResultAtom),
    purchase: purchase && { ...purchase, otherOpen: get(otherPaymentIsOpenAtom) },
  };
});
