import { atom, type Getter, type Setter } from 'jotai/vanilla';

import {
  reportError,
  toApiError,
  isAbort,
  type Message,
  messageForError,
} from '../../../context/problems.ts';
import { servicesAtom, credentialsAtom } from '../../../context/checkout-context.ts';
import { runAtom } from '../../../context/run-atom.ts';
import { endSessionAction } from '../../account/state/session.ts';
import { deleteAddress } from '../calls/address-calls.ts';
import type { Address } from '../rules/address-schema.ts';
import { chooseAddressAction, chooseOnlyAddressAction } from './chosen-address.ts';
import { ADDRESSES, addressesAtom, fiscalAddressIdAtom } from './saved-addresses-state.ts';
import { deliveryAtom } from './product-order-atoms.ts';
import type { ApiError } from '../../../platform/api/http/api-error.ts';

/** A saved address that the customer may delete. */
export interface AddressRemoval {
  address: Address;
  status: 'open' | 'deleting';
  /** Why it could not be deleted. */
  problem: Message | null;
}

/** The question whether to delete an address; null without one. Spec section 7 "user/addresses/delete". */
export const addressRemovalAtom = runAtom<AddressRemoval | null>(null);

/** How many addresses were deleted; a change moves the focus. */
export const deletedAddressesAtom = atom(0);

/** Asks whether to delete a saved address. */
export const askToDeleteAddressAction = atom(null, (get, set, id: string) => {
  const address = get(addressesAtom).find((each) => each.id === id);
  if (address) set(addressRemovalAtom, { address, status: 'open', problem: null });
});

/** Keeps the address, unless it is being deleted. */
export const keepAddressAction = atom(null, (get, set) => {
  if (get(addressRemovalAtom)?.status !== 'deleting') set(addressRemovalAtom, null);
});

/** Removes a deleted address from list, delivery and invoice. Chooses the only one left. */
async function forget(get: Getter, set: Setter, id: string): Promise<void> {
  const left = get(addressesAtom).filter((address) => address.id !== id);
  // If the account has changed meanwhile, the stored list is of the account that was left: drop it.
  if (get(ADDRESSES.state).status === 'idle') set(ADDRESSES.forget);
  else set(ADDRESSES.state, left);
  set(addressRemovalAtom, null);
  set(deletedAddressesAtom, (count) => count + 1);
  if (get(fiscalAddressIdAtom) === id) set(fiscalAddressIdAtom, null);
  if (get(deliveryAtom).address?.id === id) await set(chooseAddressAction, id);
  await set(chooseOnlyAddressAction);
}

async function refuse(
  get: Getter,
  set: Setter,
  error: ApiError,
  { id, token }: { id: string; token: string },
): Promise<void> {
  reportError(get, error);
  if (error.code === 'auth') {
    set(addressRemovalAtom, null);
    return set(endSessionAction, token);
  }
  const isUnknown = error.code === 'outcome_unknown';
  if (isUnknown || error.status === 404) {
    // The address may be gone: read the list to know.
    await set(ADDRESSES.reload);
    const { status, value } = get(ADDRESSES.state);
    const isGone = status === 'ready' && !value?.some((each) => each.id === id);
    if (isGone) return forget(get, set, id);
  }
  const removal = get(addressRemovalAtom);
  if (!removal) return;
  const problem = isUnknown ? { key: 'address.deleteUnknown' as const } : messageForError(error);
  set(addressRemovalAtom, { ...removal, status: 'open', problem });
}

/** Deletes the address. On failure the question stays open with the reason. Spec section 7 "user/addresses/delete". */
export const deleteAddressAction = atom(null, async (get, set): Promise<void> => {
  const { call, host } = get(servicesAtom);
  const removal = get(addressRemovalAtom);
  const user = get(credentialsAtom);
  if (!removal || !user || removal.status === 'deleting') return;
  const { id } = removal.address;
  if (!get(addressesAtom).some((each) => each.id === id)) return set(addressRemovalAtom, null);
  set(addressRemovalAtom, { ...removal, status: 'deleting', problem: null });
  try {
    await call(deleteAddress, [user, id], { intentKey: host.randomId() });
    await forget(get, set, id);
  } catch (error) {
    if (!isAbort(error)) await refuse(get, set, toApiError(error), { id, token: user.token });
  }
});
