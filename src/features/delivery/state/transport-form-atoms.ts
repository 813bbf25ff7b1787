import { atom } from 'jotai/vanilla';

import type { AddressIssue } from '../rules/address-form.ts';
import { transportAddressIssues, type TransportAddress } from '../rules/transport-address.ts';
import { attemptsAtom, touchedFieldsAtom } from '../../../flow/state/booking-state-atoms.ts';
import { transportAddressAtom } from './transport-state-atoms.ts';
import { transportTypeAtom } from '../../offer/state/transport-terms-atoms.ts';

/** A field of the delivery's address. */
export type TransportField = keyof TransportAddress;

/** What an address field is called among the touched fields. */
export const transportTouch = (field: TransportField) => `transport.${field}`;

/** What is wrong with the address; nothing where none is asked for. Spec section 5 "Address". */
export const transportAddressIssuesAtom = atom((get): readonly AddressIssue[] =>
  get(transportTypeAtom) === 'delivery' ? transportAddressIssues(get(transportAddressAtom)) : [],
);

/** Issues that may stand beside their field now: the customer has left it, or has tried to go on. */
export const shownTransportIssuesAtom = atom((get) => {
  const touched = get(touchedFieldsAtom);
  const all = get(attemptsAtom) > 0;
  return get(transportAddressIssuesAtom).filter(
    ({ field }) => all || touched.has(`transport.${field}`),
  );
});

/** Whether the delivery step holds all that it asks for. */
export const transportIsChosenAtom = atom(
  (get) => get(transportTypeAtom) !== null && get(transportAddressIssuesAtom).length === 0,
);
