import { atom } from 'jotai/vanilla';
import { nowAtom, configAtom } from '../../../context/checkout-context.ts';
import { emitCart } from '../../cart/state/cart-tracking.ts';
import { keepCart } from '../../cart/state/keep-cart.ts';
import { asapSlot } from '../rules/asap-slot.ts';
import type { TransportType, TransportInstant } from '../../offer/rules/transport-terms.ts';
import { slotsAtom, bookableAtom } from '../../offer/state/offer-atoms.ts';
import {
  chosenTransportAtom,
  sentAsapAtom,
  transportTypeAtom,
} from '../../offer/state/transport-terms-atoms.ts';
import { submitCountAtom, hasResultAtom } from '../../../flow/state/flow-atoms.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { hasMenuStepAtom } from '../../../flow/state/flow-steps-atoms.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { TRANSPORT_ADDRESS } from './transport-address.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';

/** The merchant's start note; null if the flow's menu shows it. Spec section 3 "BookingConfig". */
export const orderStartNoteAtom = atom((get): string | null =>
  get(hasMenuStepAtom) ? null : (get(bookableAtom)?.notes.start ?? null),
);

/** The current moment of "as soon as possible". */
export const asapSlotAtom = atom((get) =>
  asapSlot({
    slots: get(slotsAtom),
    now: get(nowAtom),
    leadMinutes: get(bookableAtom)?.leadMinutes ?? 0,
    timeZone: get(configAtom).timeZone,
  }),
);

/** The start of "as soon as possible", ISO 8601: for an accepted order as it was sent; null if unknown. */
export const asapStartAtom = atom((get) =>
  get(hasResultAtom) ? get(sentAsapAtom) : get(asapSlotAtom).startTime,
);

/** Whether the delivery step is complete. */
export const transportIsChosenAtom = atom(
  (get) => get(transportTypeAtom) !== null && get(TRANSPORT_ADDRESS.issues).length === 0,
);

/** Chooses take-away or delivery. Keeps a typed address. */
export const chooseTransportAction = atom(null, (get, set, type: TransportType) => {
  set(chosenTransportAtom, type);
  set(submitCountAtom, 0);
  keepCart(get);
  emitCart(get, set);
});

/** Continues if the delivery step is complete; otherwise shows its errors. */
export const submitTransportAction = atom(null, (get, set) => {
  if (get(transportIsChosenAtom)) set(nextStepAction, 'delivery');
  else set(submitCountAtom, (count) => count + 1);
});

/** Selects "as soon as possible" or a time; a picked time is dropped with its calendar. */
export const chooseInstantAction = atom(null, (_get, set, transportInstant: TransportInstant) => {
  set(bookingFormAtom, (book) => ({
    ...book,
    transportInstant,
    dateTimes: transportInstant === 'asap' ? [] : book.dateTimes,
  }));
  set(submitCountAtom, 0);
  set(stepNoticeAtom, null);
});
