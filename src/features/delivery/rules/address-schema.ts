import * as v from 'valibot';

import { PORTUGAL_COUNTRY_ID } from '../../../lib/limits.ts';
import { isValidNif } from '../../../lib/portugal/nif.ts';
import * as wire from '../../../platform/api/schema/fields.ts';

/** A saved address; street, city and postal code are required, other texts may be empty. Spec section 3 "Address". */
export const AddressSchema = v.pipe(
  v.object({
    id: wire.id,
    addressName: wire.looseText,
    countryId: wire.looseId,
    city: wire.text,
    postalCode: wire.text,
    street: wire.text,
    floorDoor: wire.looseText,
    company: wire.looseText,
    vatId: wire.looseId,
  }),
  v.transform(({ countryId, vatId, ...address }) => ({
    ...address,
    countryId: countryId ?? PORTUGAL_COUNTRY_ID,
    vatId: vatId ?? '',
  })),
);

export type Address = v.InferOutput<typeof AddressSchema>;

/** A country that goods can be sent to; the name is in the language of the call. Spec section 3 "Countries". */
export const CountrySchema = v.object({ id: wire.id, name: wire.text });

export type Country = v.InferOutput<typeof CountrySchema>;

/** Adds a saved address: it "replaces the same-id item or appends". Spec section 4. */
export function withSavedAddress(
  addresses: readonly Address[],
  saved: Address,
): readonly Address[] {
  return addresses.some((address) => address.id === saved.id)
    ? addresses.map((address) => (address.id === saved.id ? saved : address))
    : [...addresses, saved];
}

/** Whether an address is valid on an invoice: in Portugal it needs a tax number. */
export function isFiscalAddress(address: Pick<Address, 'countryId' | 'vatId'>): boolean {
  return address.countryId !== PORTUGAL_COUNTRY_ID || isValidNif(address.vatId);
}

/** An address on one line: street and door, postal code and city; skips missing parts. */
export function addressOneLine(
  address: Pick<Address, 'street' | 'floorDoor' | 'postalCode' | 'city'>,
): string {
  const { street, floorDoor, postalCode, city } = address;
  const place = [postalCode, city].filter(Boolean).join(' ');
  return [street, floorDoor, place].filter(Boolean).join(', ');
}
