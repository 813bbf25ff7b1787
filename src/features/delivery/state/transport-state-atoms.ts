import { atom } from 'jotai/vanilla';

import type { TransportAddress } from '../rules/address-form.ts';

/** Where it is delivered, as it was typed; kept in memory alone. */
export const transportAddressAtom = atom<TransportAddress>({
  street: '',
  floorDoor: '',
  city: '',
  postalCode: '',
});
