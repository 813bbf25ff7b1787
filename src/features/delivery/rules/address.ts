import type { Id } from '../../../lib/config/id.ts';

/** A saved address of a user; texts that were not given are empty. Spec section 3 "Address". */
export interface Address {
  id: Id;
  addressName: string;
  countryId: Id;
  city: string;
  /** As typed; `nnnn-nnn` in Portugal. */
  postalCode: string;
  street: string;
  floorDoor: string;
  company: string;
  vatId: string;
}

/** An address to be saved; without an id it is a new one. */
export type AddressDraft = Omit<Address, 'id'> & { id: Id | null };

/** A country that goods can be sent to, its name in the language of the call. Spec section 3 "Countries". */
export interface Country {
  id: Id;
  name: string;
}
