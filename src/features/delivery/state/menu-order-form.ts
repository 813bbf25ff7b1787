import { atom } from 'jotai/vanilla';

import { configAtom } from '../../../context/config-atoms.ts';
import { nowAtom } from '../../../context/services.ts';
import { cartLinesAtom, menuCartAtom } from '../../cart/state/cart-atoms.ts';
import { announceCart } from '../../cart/state/cart-tracking.ts';
import { keepCart } from '../../cart/state/saved-cart.ts';
import {
  type AddressField,
  type AddressFields,
  type AddressIssue,
  addressIssues,
} from '../rules/address-form.ts';
import { asapSlot } from '../rules/asap-slot.ts';
import type { TransportType } from '../../offer/rules/transport-terms.ts';
import { slotsAtom } from '../../offer/state/campaign-atoms.ts';
import { bookableAtom } from '../../offer/state/offer-atoms.ts';
import {
  chosenTransportAtom,
  sentAsapAtom,
  transportTermsAtom,
  transportTypeAtom,
} from '../../offer/state/transport-terms-atoms.ts';
import { stepsOf } from '../../../flow/flow-table.ts';
import { attemptsAtom, reservationAtom } from '../../../flow/state/booking-state-atoms.ts';
import { currentEntryAtom, isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { afterPressAction } from '../../../flow/state/press-atoms.ts';
import { shownIssuesOf } from '../../../flow/state/touched-fields.ts';
import { ADDRESS_TOUCH, leaveTypedFieldAction, typedAddressAtom } from './typed-address.ts';

/** What the merchant says before an order is booked; null where the flow's menu has said it. Spec section 3 "BookingConfig". */
export const orderStartNoteAtom = atom((get): string | null => {
  const entry = get(currentEntryAtom);
  const isSaid = entry !== null && stepsOf(entry.flow).some(({ id }) => id === 'menu');
  return isSaid ? null : (get(bookableAtom)?.notes.start ?? null);
});

/** What of the menu is ordered, how it comes and what it costs, as a text to compare; empty outside an order. */
export const menuOrderChoiceAtom = atom((get) =>
  get(isMenuOrderAtom)
    ? JSON.stringify([get(cartLinesAtom), get(chosenTransportAtom), get(menuCartAtom).finalCents])
    : '',
);

/** The moment that "as soon as possible" stands for now. */
export const asapSlotAtom = atom((get) =>
  asapSlot({
    slots: get(slotsAtom),
    now: get(nowAtom),
    leadMinutes: get(transportTermsAtom).selectionLeadMinutes,
    timeZone: get(configAtom).timeZone,
  }),
);

/** When "as soon as possible" starts, ISO 8601: of an order that stands as it was sent; null where that is forgotten. */
export const asapStartAtom = atom((get) =>
  get(reservationAtom) ? get(sentAsapAtom) : get(asapSlotAtom).startTime,
);

/** What is wrong with the address; nothing where none is asked for. Spec section 5 "Address". */
export const transportAddressIssuesAtom = atom((get): readonly AddressIssue[] =>
  get(transportTypeAtom) === 'delivery'
    ? addressIssues(get(typedAddressAtom), { countryIds: null, fiscal: false })
    : [],
);

/** Issues that may stand beside their field now: the customer has left it, or has tried to go on. */
export const shownTransportIssuesAtom = shownIssuesOf(transportAddressIssuesAtom, ADDRESS_TOUCH);

/** Whether the delivery step holds all that it asks for. */
export const transportIsChosenAtom = atom(
  (get) => get(transportTypeAtom) !== null && get(transportAddressIssuesAtom).length === 0,
);

/** Chooses take-away or delivery; an address that was typed stays for a change of mind. */
export const chooseTransportAction = atom(null, (get, set, type: TransportType) => {
  set(chosenTransportAtom, type);
  set(attemptsAtom, 0);
  keepCart(get);
  announceCart(get, set);
});

/** Takes over what was typed of the address, as it was typed. */
export const editTransportAddressAction = atom(null, (_get, set, part: Partial<AddressFields>) =>
  set(typedAddressAtom, (address) => ({ ...address, ...part })),
);

/** The customer left a field: it may be checked, after the press that took the focus away. */
export const leaveTransportFieldAction = atom(null, (_get, set, field: AddressField) =>
  set(afterPressAction, () => set(leaveTypedFieldAction, field)),
);

/** Goes on when it is clear how and where the order gets; otherwise shows what is missing. */
export const submitTransportAction = atom(null, (get, set) => {
  if (get(transportIsChosenAtom)) set(nextStepAction, 'delivery');
  else set(attemptsAtom, (count) => count + 1);
});
