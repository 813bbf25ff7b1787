import { atom } from 'jotai/vanilla';

import {
  fiscalAddressIssue,
  isFiscalAddress,
  type FiscalMessageId,
} from '../rules/saved-addresses.ts';
import type { Address } from '../rules/address.ts';
import type { Id } from '../../../lib/config/id.ts';
import { ownAddressesAtom } from './address-atoms.ts';
import { invoiceAtom } from '../../../flow/state/booking-state-atoms.ts';
import { userAtom } from '../../../context/user-atom.ts';

/** The saved address that the invoice is made out to; null while none is chosen. Spec section 3 "fiscalAddressId". */
export const fiscalAddressIdAtom = atom<Id | null>(null);

/** The address of the invoice; null where none is wanted or chosen, and for guests, whose addresses nobody keeps. */
export const fiscalAddressAtom = atom((get): Address | null => {
  if (!get(invoiceAtom).needVatInvoice || get(userAtom) === null) return null;
  const id = get(fiscalAddressIdAtom);
  return get(ownAddressesAtom).find((address) => address.id === id) ?? null;
});

/** What is wrong with a user's invoice; null when nothing is. Guests fill in a form instead. Spec section 5 "Contact". */
export const fiscalIssueAtom = atom((get): FiscalMessageId | null => {
  if (get(userAtom) === null) return null;
  const { needVatInvoice } = get(invoiceAtom);
  return fiscalAddressIssue(needVatInvoice, get(ownAddressesAtom), get(fiscalAddressIdAtom));
});

/** The addresses that an invoice can be made out to; the others lack a tax number. */
export const fiscalAddressesAtom = atom((get) => get(ownAddressesAtom).filter(isFiscalAddress));
