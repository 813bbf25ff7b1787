import { atom } from 'jotai/vanilla';

import type { TransportAddress } from '../rules/transport-address.ts';
import type { TransportType } from '../../offer/rules/transport-terms.ts';

/** What the customer chose between take-away and delivery; null before. Spec section 3 "transportType". */
export const chosenTransportAtom = atom<TransportType | null>(null);

/** The start of the moment that "as soon as possible" was sent with last, ISO 8601; null while nothing was. */
export const sentAsapAtom = atom<string | null>(null);

/** Where it is delivered, as it was typed; kept in memory alone. */
export const transportAddressAtom = atom<TransportAddress>({
  street: '',
  floorDoor: '',
  city: '',
  postalCode: '',
});
