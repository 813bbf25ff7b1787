import * as v from 'valibot';

import { formIssues, type FormIssue, type FormMessageId } from '../../../lib/form/form-issues.ts';
import { PORTUGAL_COUNTRY_ID, TEXT_MAX_LENGTH } from '../../../lib/limits.ts';
import { isValidNif, normaliseNif } from '../../../lib/portugal/nif.ts';
import { normalisePostalCode } from '../../../lib/portugal/postal-code.ts';
import type { Address, Country } from './address-schema.ts';

/** The fields in the order of the form. */
export const ADDRESS_FIELDS = [
  'addressName',
  'countryId',
  'street',
  'floorDoor',
  'postalCode',
  'city',
  'company',
  'vatId',
] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];
export type AddressFields = Pick<Address, AddressField>;

/** An address to save; a new one has no id. */
export type AddressDraft = AddressFields & { id: string | null };

export interface AddressFormContext {
  /** The countries to choose from; null if unknown, which allows any. */
  countries: readonly Country[] | null;
  /** The address is for an invoice, which needs a tax number in Portugal. */
  fiscal: boolean;
}

/** An empty form; the default country is Portugal. Spec section 9. */
export const EMPTY_ADDRESS: AddressFields = {
  addressName: '',
  countryId: PORTUGAL_COUNTRY_ID,
  street: '',
  floorDoor: '',
  postalCode: '',
  city: '',
  company: '',
  vatId: '',
};

const PORTUGUESE_POSTAL_CODE = /^\d{4}-\d{3}$/;

const short = (message: FormMessageId) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.check((given) => given.length <= TEXT_MAX_LENGTH, message),
  );
const needed = (message: FormMessageId) => v.pipe(short(message), v.nonEmpty(message));

function postalCodeSchema(isPortuguese: boolean) {
  const message = 'forms.errors.postalCodeInvalid';
  if (!isPortuguese) return needed(message);
  const right = (code: string) => PORTUGUESE_POSTAL_CODE.test(normalisePostalCode(code));
  return v.pipe(needed(message), v.check(right, message));
}

function vatIdSchema(isPortuguese: boolean, fiscal: boolean) {
  const message = 'forms.errors.vatIdInvalid';
  if (!isPortuguese) return short(message);
  const right = (vatId: string) => (vatId === '' && !fiscal) || isValidNif(vatId);
  return v.pipe(short(message), v.check(right, message));
}

/** The schema of the address form. Spec section 5 "Address". */
function addressSchema(countryId: string, { countries, fiscal }: AddressFormContext) {
  const isPortuguese = countryId === PORTUGAL_COUNTRY_ID;
  const known = (given: string) =>
    given !== '' && (countries?.some(({ id }) => id === given) ?? true);
  return v.object({
    addressName: short('forms.errors.addressNameInvalid'),
    countryId: v.pipe(v.string(), v.check(known, 'forms.errors.countryInvalid')),
    street: needed('forms.errors.streetInvalid'),
    floorDoor: short('forms.errors.floorDoorInvalid'),
    postalCode: postalCodeSchema(isPortuguese),
    city: needed('forms.errors.cityInvalid'),
    company: short('forms.errors.companyInvalid'),
    vatId: vatIdSchema(isPortuguese, fiscal),
  });
}

/** The issues of an address, at most one per field, in the order of the form. Spec section 5 "Address". */
export function addressIssues(
  address: AddressFields,
  context: AddressFormContext,
): readonly FormIssue<AddressField>[] {
  return formIssues(addressSchema(address.countryId, context), ADDRESS_FIELDS, address);
}

/** An address in Portugal with the postal code as nnnn-nnn and the tax number as digits; any other as it is. */
export function normaliseAddress(address: AddressFields): AddressFields {
  if (address.countryId !== PORTUGAL_COUNTRY_ID) return address;
  const { postalCode, vatId } = address;
  return { ...address, postalCode: normalisePostalCode(postalCode), vatId: normaliseNif(vatId) };
}

/** A valid address as it is sent: every text trimmed, postal code and tax number normalised. */
export function trimAddress(address: AddressFields): AddressFields {
  const { postalCode, vatId } = normaliseAddress(address);
  return {
    addressName: address.addressName.trim(),
    countryId: address.countryId,
    street: address.street.trim(),
    floorDoor: address.floorDoor.trim(),
    postalCode: postalCode.trim(),
    city: address.city.trim(),
    company: address.company.trim(),
    vatId: vatId.trim(),
  };
}

/** Where a menu order is delivered, in Portugal, as it is sent. Spec section 7 "deliveryDetail". */
export function toWireTransportAddress(address: AddressFields) {
  const { street, floorDoor, city, postalCode } = trimAddress(address);
  return { street, floorDoor, city, postalCode };
}
