import { atom } from 'jotai/vanilla';

import { configAtom } from '../../../context/config-atoms.ts';
import { nowAtom } from '../../../context/services.ts';
import { cartLinesAtom, menuCartAtom } from '../../cart/state/cart-atoms.ts';
import { announceCart } from '../../cart/state/cart-tracking.ts';
import { keepCart } from '../../cart/state/saved-cart.ts';
import {
  type AddressField,
  type AddressIssue,
  type TransportAddress,
  transportAddressIssues,
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
import {
  attemptsAtom,
  reservationAtom,
  touchedFieldsAtom,
} from '../../../flow/state/booking-state-atoms.ts';
import { currentEntryAtom, isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { afterPressAction } from '../../../flow/state/press-atoms.ts';
import { normalisePostalCode } from '../../../lib/portugal/postal-code.ts';

/** Where it is delivered, as it was typed; kept in memory alone. */
export const transportAddressAtom = atom<TransportAddress>({
  street: '',
  floorDoor: '',
  city: '',
  postalCode: '',
});

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

/** What an address field is called among the touched fields. */
const transportTouch = (field: AddressField) => `transport.${field}`;

/** What is wrong with the address; nothing where none is asked for. Spec section 5 "Address". */
export const transportAddressIssuesAtom = atom((get): readonly AddressIssue[] =>
  get(transportTypeAtom) === 'delivery' ? transportAddressIssues(get(transportAddressAtom)) : [],
);

/** Issues that may stand beside their field now: the customer has left it, or has tried to go on. */
export const shownTransportIssuesAtom = atom((get) => {
  const touched = get(touchedFieldsAtom);
  const all = get(attemptsAtom) > 0;
  return get(transportAddressIssuesAtom).filter(
    ({ field }) => all || touched.has(transportTouch(field)),
  );
});

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
export const editTransportAddressAction = atom(null, (_get, set, part: Partial<TransportAddress>) =>
  set(transportAddressAtom, (address) => ({ ...address, ...part })),
);

/** The customer left a field: a postal code becomes nnnn-nnn, and the field may be judged after the press under way. */
export const leaveTransportFieldAction = atom(null, (_get, set, field: AddressField) =>
  set(afterPressAction, () => {
    set(transportAddressAtom, (address) => ({
      ...address,
      postalCode: normalisePostalCode(address.postalCode),
    }));
    set(touchedFieldsAtom, (touched) => new Set([...touched, transportTouch(field)]));
  }),
);

/** Goes on when it is clear how and where the order gets; otherwise shows what is missing. */
export const submitTransportAction = atom(null, (get, set) => {
  if (get(transportIsChosenAtom)) set(nextStepAction, 'delivery');
  else set(attemptsAtom, (count) => count + 1);
});
