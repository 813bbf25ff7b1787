import { atom } from 'jotai/vanilla';

import type { Address } from '../rules/address.ts';
import type { Message } from '../../../context/problems.ts';

/** The saved address that the customer may be about to delete. */
export interface AddressRemoval {
  address: Address;
  status: 'open' | 'deleting';
  /** Why it could not be deleted; null while nothing went wrong. */
  problem: Message | null;
}

/** The question whether an address is to be deleted; null while nobody asks. Spec section 7 "user/addresses/delete". */
export const addressRemovalAtom = atom<AddressRemoval | null>(null);

/** How many addresses were deleted, for the focus to find another place. */
export const deletedAddressesAtom = atom(0);
