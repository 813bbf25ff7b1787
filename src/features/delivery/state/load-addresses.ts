import { atom } from 'jotai/vanilla';

import { getAddresses } from '../calls/addresses.ts';
import { getCountries } from '../calls/delivery.ts';
import { NO_ADDRESSES, savedAddressesAtom } from './address-atoms.ts';
import { countriesAtom } from './countries-atom.ts';
import { reportError, toApiError } from '../../../context/problems.ts';
import { runSignalAtom, servicesAtom } from '../../../context/services.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { endSessionAction } from '../../account/state/end-session.ts';

/** Reads the user's saved addresses anew; those that are known stay until then. */
export const readAddressesAction = atom(null, async (get, set): Promise<void> => {
  const { call, host } = get(servicesAtom);
  const user = get(credentialsAtom);
  if (!user) return set(savedAddressesAtom, NO_ADDRESSES);
  const signal = get(runSignalAtom);
  const { userId } = user;
  const isCurrent = () => !signal.aborted && get(savedAddressesAtom).userId === userId;
  const known = get(savedAddressesAtom);
  const kept = known.userId === userId ? known.addresses : [];
  set(savedAddressesAtom, { status: 'loading', addresses: kept, userId });
  try {
    const addresses = await call(getAddresses, [user], { signal });
    if (isCurrent()) set(savedAddressesAtom, { status: 'ready', addresses, userId });
  } catch (error) {
    if (!isCurrent()) return;
    const failure = toApiError(error);
    reportError(host, failure);
    set(savedAddressesAtom, { status: 'failed', addresses: kept, userId });
    if (failure.code === 'auth') await set(endSessionAction, user.token);
  }
});

/** Reads the user's saved addresses where they are not there yet; also tries again after a failure. */
export const loadAddressesAction = atom(null, async (get, set): Promise<void> => {
  const { status, userId } = get(savedAddressesAtom);
  const isKnown = userId !== null && userId === get(credentialsAtom)?.userId;
  if (isKnown && (status === 'ready' || status === 'loading')) return;
  await set(readAddressesAction);
});

/** Reads the countries where they are not there yet; without them the address is in Portugal. */
export const loadCountriesAction = atom(null, async (get, set): Promise<void> => {
  if (get(countriesAtom)) return;
  const { call, host } = get(servicesAtom);
  const signal = get(runSignalAtom);
  try {
    const countries = await call(getCountries, [], { signal });
    if (!signal.aborted && countries.length > 0) set(countriesAtom, countries);
  } catch (error) {
    if (!signal.aborted) reportError(host, toApiError(error));
  }
});
