import { atom, type Getter, type Setter } from 'jotai/vanilla';

import {
  reportError,
  toApiError,
  isAbort,
  type Message,
  messageForError,
} from '../../../context/problems.ts';
import { serverData } from '../../../context/server-data.ts';
import {
  runSignalAtom,
  servicesAtom,
  credentialsAtom,
  userAtom,
} from '../../../context/checkout-context.ts';
import { endSessionAction, reportUserError } from '../../account/state/session.ts';
import { getAddresses, deleteAddress } from '../calls/addresses.ts';
import { getCountries } from '../calls/delivery.ts';
import { type Address, isFiscalAddress } from '../rules/addresses.ts';
import { soleOf } from '../../../lib/sole.ts';
import { countriesAtom } from './typed-address.ts';
import { invoiceAtom } from '../../../flow/state/flow-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';
import type { ApiError } from '../../../platform/api/http/api-error.ts';
import { dispatchDeliveryEventAction } from './delivery-events.ts';
import { deliveryAtom } from './product-order-atoms.ts';

/** The saved addresses of the signed-in user. */
export const ADDRESSES = serverData<readonly Address[]>({
  key: (get) => get(credentialsAtom)?.userId ?? null,
  async read(get, signal) {
    const user = get(credentialsAtom);
    return user ? get(servicesAtom).call(getAddresses, [user], { signal }) : [];
  },
  onError: reportUserError,
});

/** The same as a list; empty until it has been read, and for guests. */
export const addressesAtom = atom((get) => get(ADDRESSES.state).value ?? []);

/** Loads the countries if necessary; without them addresses are in Portugal. */
export const loadCountriesAction = atom(null, async (get, set): Promise<void> => {
  if (get(countriesAtom)) return;
  const { call } = get(servicesAtom);
  const signal = get(runSignalAtom);
  try {
    const countries = await call(getCountries, [], { signal });
    if (!signal.aborted && countries.length > 0) set(countriesAtom, countries);
  } catch (error) {
    if (!signal.aborted) reportError(get, error);
  }
});

/** The chosen invoice address. Spec section 3 "fiscalAddressId". */
export const fiscalAddressIdAtom = atom<Id | null>(null);

/** The addresses that are valid on an invoice. */
export const fiscalAddressesAtom = atom((get) => get(addressesAtom).filter(isFiscalAddress));

/** The address of the invoice; null without one and for guests, whose addresses are not saved. */
export const fiscalAddressAtom = atom((get): Address | null => {
  if (!get(invoiceAtom).needVatInvoice || get(userAtom) === null) return null;
  const id = get(fiscalAddressIdAtom);
  return get(fiscalAddressesAtom).find((address) => address.id === id) ?? null;
});

/** A saved address that the customer may delete. */
export interface AddressRemoval {
  address: Address;
  status: 'open' | 'deleting';
  /** Why it could not be deleted. */
  problem: Message | null;
}

/** The question whether to delete an address; null without one. Spec section 7 "user/addresses/delete". */
export const addressRemovalAtom = atom<AddressRemoval | null>(null);

/** How many addresses were deleted; a change moves the focus. */
export const deletedAddressesAtom = atom(0);

/** Asks whether to delete a saved address. */
export const askToDeleteAddressAction = atom(null, (get, set, id: Id) => {
  const address = get(addressesAtom).find((each) => each.id === id);
  if (address) set(addressRemovalAtom, { address, status: 'open', problem: null });
});

/** Keeps the address, unless it is being deleted. */
export const keepAddressAction = atom(null, (get, set) => {
  if (get(addressRemovalAtom)?.status !== 'deleting') set(addressRemovalAtom, null);
});

/** Removes a deleted address from list, delivery and invoice. Chooses the only one left. */
async function forget(get: Getter, set: Setter, id: Id): Promise<void> {
  set(
    ADDRESSES.state,
    get(addressesAtom).filter((address) => address.id !== id),
  );
  set(addressRemovalAtom, null);
  set(deletedAddressesAtom, (count) => count + 1);
  if (get(fiscalAddressIdAtom) === id) set(fiscalAddressIdAtom, null);
  if (get(deliveryAtom).address?.id === id) await set(chooseAddressAction, id);
  await set(chooseSoleAddressAction);
}

async function refuse(
  get: Getter,
  set: Setter,
  error: ApiError,
  { id, token }: { id: Id; token: string },
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

/** Delivers to a saved address. Spec section 4 "Delivery". */
export const chooseAddressAction = atom(null, async (get, set, id: Id): Promise<void> => {
  const address = get(addressesAtom).find((each) => each.id === id) ?? null;
  await set(dispatchDeliveryEventAction, { kind: 'addressChosen', address });
});

/** "If the user has exactly one address, it is auto-selected." Spec section 4 "Delivery". */
export const chooseSoleAddressAction = atom(null, async (get, set): Promise<void> => {
  const sole = soleOf(get(addressesAtom));
  const { type, address } = get(deliveryAtom);
  if (sole && type === 'DELIVERY' && !address) await set(chooseAddressAction, sole.id);
});
