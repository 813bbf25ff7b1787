import type { Id } from '../../../lib/config/id.ts';
import { PORTUGAL_COUNTRY_ID } from '../../../lib/limits.ts';
import { isValidNif } from '../../../lib/portugal/nif.ts';

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

/** "If the user has exactly one address, it is auto-selected." Spec section 4; null otherwise. */
export function soleAddress(addresses: readonly Address[]): Address | null {
  return addresses.length === 1 ? (addresses[0] ?? null) : null;
}

/** The addresses with a saved one: it "replaces the same-id item or appends". Spec section 4. */
export function withSavedAddress(
  addresses: readonly Address[],
  saved: Address,
): readonly Address[] {
  return addresses.some((address) => address.id === saved.id)
    ? addresses.map((address) => (address.id === saved.id ? saved : address))
    : [...addresses, saved];
}

/** The addresses without one of them. */
export function withoutAddress(addresses: readonly Address[], id: Id): readonly Address[] {
  return addresses.filter((address) => address.id !== id);
}

/** Whether an address can stand on an invoice: in Portugal it takes a tax number. */
export function isFiscalAddress(address: Pick<Address, 'countryId' | 'vatId'>): boolean {
  return address.countryId !== PORTUGAL_COUNTRY_ID || isValidNif(address.vatId);
}

/** What may be wrong with the address of an invoice. Spec section 5 "Contact": `addressInvalid`. */
export type FiscalMessageId = 'forms.errors.addressInvalid';

/**
 * "fiscalAddressId is a required number when the VAT invoice is ticked, else nullable." It has to be one of the
 * addresses, fit for an invoice. Null when all is right.
 */
export function fiscalAddressIssue(
  needVatInvoice: boolean,
  addresses: readonly Address[],
  fiscalAddressId: Id | null,
): FiscalMessageId | null {
  if (!needVatInvoice) return null;
  const address = addresses.find((each) => each.id === fiscalAddressId);
  return address && isFiscalAddress(address) ? null : 'forms.errors.addressInvalid';
}

/** An address on one line: street and door, postal code and city; what is missing is left out. */
export function addressOneLine(
  address: Pick<Address, 'street' | 'floorDoor' | 'postalCode' | 'city'>,
): string {
  const { street, floorDoor, postalCode, city } = address;
  const place = [postalCode, city].filter(Boolean).join(' ');
  return [street, floorDoor, place].filter(Boolean).join(', ');
}
