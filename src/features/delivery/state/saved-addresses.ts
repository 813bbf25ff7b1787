import { atom } from 'jotai/vanilla';

import { reportError, toApiError } from '../../../context/problems.ts';
import {
  runSignalAtom,
  servicesAtom,
  credentialsAtom,
  userAtom,
} from '../../../context/checkout-context.ts';
import { endSessionAction } from '../../account/state/end-session.ts';
import { getAddresses } from '../calls/addresses.ts';
import { getCountries } from '../calls/delivery.ts';
import {
  type Address,
  fiscalAddressIssue,
  type FiscalMessageId,
  isFiscalAddress,
} from '../rules/addresses.ts';
import { countriesAtom } from './typed-address.ts';
import { invoiceAtom } from '../../../flow/state/booking-state-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';

/** The saved addresses of a user. */
interface SavedAddresses {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  addresses: readonly Address[];
  userId: Id | null;
}

export const NO_ADDRESSES: SavedAddresses = { status: 'idle', addresses: [], userId: null };

export const savedAddressesAtom = atom<SavedAddresses>(NO_ADDRESSES);

/** Ids of the countries, for the form's checks. */
export const countryIdsAtom = atom((get) => get(countriesAtom)?.map(({ id }) => id) ?? null);

/** The saved addresses of the current user. */
export const ownAddressesAtom = atom((get): readonly Address[] => {
  const { addresses, userId } = get(savedAddressesAtom);
  return userId === get(userAtom)?.id ? addresses : [];
});

/** Loads the user's saved addresses. Keeps the loaded ones until then. */
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

/** Loads the user's saved addresses if necessary. Also retries after a failure. */
export const loadAddressesAction = atom(null, async (get, set): Promise<void> => {
  const { status, userId } = get(savedAddressesAtom);
  const isKnown = userId !== null && userId === get(credentialsAtom)?.userId;
  if (isKnown && (status === 'ready' || status === 'loading')) return;
  await set(readAddressesAction);
});

/** Loads the countries if necessary; without them addresses are in Portugal. */
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

/** The chosen invoice address. Spec section 3 "fiscalAddressId". */
export const fiscalAddressIdAtom = atom<Id | null>(null);

/** The address of the invoice; null without one and for guests, whose addresses are not saved. */
export const fiscalAddressAtom = atom((get): Address | null => {
  if (!get(invoiceAtom).needVatInvoice || get(userAtom) === null) return null;
  const id = get(fiscalAddressIdAtom);
  return get(ownAddressesAtom).find((address) => address.id === id) ?? null;
});

/** The issue of a user's invoice; guests fill in a form instead. Spec section 5 "Contact". */
export const fiscalIssueAtom = atom((get): FiscalMessageId | null => {
  if (get(userAtom) === null) return null;
  const { needVatInvoice } = get(invoiceAtom);
  return fiscalAddressIssue(needVatInvoice, get(ownAddressesAtom), get(fiscalAddressIdAtom));
});

/** The addresses that are valid on an invoice. */
export const fiscalAddressesAtom = atom((get) => get(ownAddressesAtom).filter(isFiscalAddress));
