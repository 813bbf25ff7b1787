import { atom } from 'jotai/vanilla';

import type { TransportAddress } from '../../domain/delivery/transport-address.ts';
import type { TransportType } from '../../domain/delivery/transport-terms.ts';

/** What the customer chose between take-away and delivery; null before. Spec section 3 "transportType". */
export const chosenTransportAtom = atom<TransportType | null>(null);

/** Where it is delivered, as it was typed; kept in memory alone. */
export const transportAddressAtom = atom<TransportAddress>({
  street: '',
  floorDoor: '',
  city: '',
  postalCode: '',
});
