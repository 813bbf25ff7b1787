import { atom } from 'jotai/vanilla';

import { runAtom } from '../../../context/run-atom.ts';
import { resource } from '../../../context/resource.ts';
import { servicesAtom, credentialsAtom, userAtom } from '../../../context/checkout-context.ts';
import { reportUserError } from '../../account/state/session.ts';
import { getAddresses } from '../calls/address-calls.ts';
import { type Address, isFiscalAddress } from '../rules/address-schema.ts';
import { invoiceAtom } from '../../contact/state/invoice-atom.ts';

/** The saved addresses of the signed-in user. */
export const ADDRESSES = resource<readonly Address[]>({
  key: (get) => get(credentialsAtom)?.userId ?? null,
  async read({ get, signal }) {
    const user = get(credentialsAtom);
    return user ? get(servicesAtom).call(getAddresses, [user], { signal }) : [];
  },
  onError: reportUserError,
});

/** The same as a list; empty until it has been read, and for guests. */
export const addressesAtom = atom((get) => get(ADDRESSES.state).value ?? []);

/** The chosen invoice address. Spec section 3 "fiscalAddressId". */
export const fiscalAddressIdAtom = runAtom<string | null>(null);

/** The addresses that are valid on an invoice. */
export const fiscalAddressesAtom = atom((get) => get(addressesAtom).filter(isFiscalAddress));

/** The address of the invoice; null without one and for guests, whose addresses are not saved. */
export const fiscalAddressAtom = atom((get): Address | null => {
  if (!get(invoiceAtom).needVatInvoice || get(userAtom) === null) return null;
  const id = get(fiscalAddressIdAtom);
  return get(fiscalAddressesAtom).find((address) => address.id === id) ?? null;
});
