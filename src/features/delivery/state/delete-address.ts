import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { deleteAddress } from '../calls/addresses.ts';
import type { ApiError } from '../../../platform/api/http/api-error.ts';
import { withoutAddress } from '../rules/addresses.ts';
import {
  ownAddressesAtom,
  savedAddressesAtom,
  readAddressesAction,
  fiscalAddressIdAtom,
} from './saved-addresses.ts';
import { addressRemovalAtom, deletedAddressesAtom } from './address-dialogs.ts';
import { chooseAddressAction, chooseSoleAddressAction } from './delivery-events.ts';
import type { Id } from '../../../lib/config/id.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { deliveryAtom } from './delivery-atoms.ts';
import { isAbort, reportError, sentenceFor, toApiError } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/services.ts';
import { endSessionAction } from '../../account/state/end-session.ts';

/** Asks whether one of the saved addresses is to be deleted. */
export const askToDeleteAddressAction = atom(null, (get, set, id: Id) => {
  const address = get(savedAddressesAtom).addresses.find((each) => each.id === id);
  if (address) set(addressRemovalAtom, { address, status: 'open', problem: null });
});

/** The address stays; not while it is being deleted. */
export const keepAddressAction = atom(null, (get, set) => {
  if (get(addressRemovalAtom)?.status !== 'deleting') set(addressRemovalAtom, null);
});

/** The address is gone: nothing is sent or made out to it any more; the only one that is left is chosen. */
async function forget(get: Getter, set: Setter, id: Id): Promise<void> {
  const known = get(savedAddressesAtom);
  set(savedAddressesAtom, { ...known, addresses: withoutAddress(known.addresses, id) });
  set(addressRemovalAtom, null);
  set(deletedAddressesAtom, (count) => count + 1);
  if (get(fiscalAddressIdAtom) === id) set(fiscalAddressIdAtom, null);
  if (get(deliveryAtom).address?.id === id) await set(chooseAddressAction, id);
  await set(chooseSoleAddressAction);
}

/** Whether the failure leaves it open that the address is gone: the list says. */
const mayBeGone = ({ code, status }: ApiError) => code === 'outcome_unknown' || status === 404;

async function refuse(
  get: Getter,
  set: Setter,
  error: ApiError,
  { id, token }: { id: Id; token: string },
): Promise<void> {
  reportError(get(servicesAtom).host, error);
  if (error.code === 'auth') {
    set(addressRemovalAtom, null);
    return set(endSessionAction, token);
  }
  if (mayBeGone(error)) {
    await set(readAddressesAction);
    const { status, addresses } = get(savedAddressesAtom);
    if (status === 'ready' && !addresses.some((each) => each.id === id))
      return forget(get, set, id);
  }
  const removal = get(addressRemovalAtom);
  if (!removal) return;
  const isUnknown = error.code === 'outcome_unknown';
  const problem = isUnknown ? { key: 'address.deleteUnknown' as const } : sentenceFor(error);
  set(addressRemovalAtom, { ...removal, status: 'open', problem });
}

/**
 * Deletes the address that was asked about, once for each press that may. One that is gone is chosen nowhere any
 * more; when it could not be deleted, the question stays and says why. Spec section 7 "user/addresses/delete".
 */
export const deleteAddressAction = atom(null, async (get, set): Promise<void> => {
  const { call, host } = get(servicesAtom);
  const removal = get(addressRemovalAtom);
  const user = get(credentialsAtom);
  if (!removal || !user || removal.status === 'deleting') return;
  const { id } = removal.address;
  if (!get(ownAddressesAtom).some((each) => each.id === id)) return set(addressRemovalAtom, null);
  set(addressRemovalAtom, { ...removal, status: 'deleting', problem: null });
  try {
    await call(deleteAddress, [user, id], { intentKey: host.randomId() });
    await forget(get, set, id);
  } catch (error) {
    if (!isAbort(error)) await refuse(get, set, toApiError(error), { id, token: user.token });
  }
});
