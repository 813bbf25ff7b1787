import { describe, expect, it } from 'vitest';

import { onlyOption } from '../../../lib/only-option.ts';
import { type Address, addressOneLine, withSavedAddress } from './address-schema.ts';
import {
  addressIssues,
  type AddressFormContext,
  EMPTY_ADDRESS,
  trimAddress,
} from './address-form.ts';

const HOME: Address = {
  id: '9001',
  addressName: 'Casa',
  countryId: '139',
  city: 'Lisboa',
  postalCode: '1100-544',
  street: 'Rua de São Miguel 41',
  floorDoor: '2.º Esq.',
  company: '',
  vatId: '',
};
const ANY: AddressFormContext = { countries: null, fiscal: false };
const LONG = 'x'.repeat(257);

const messages = (changes: Partial<Address>, context = ANY) =>
  addressIssues({ ...HOME, ...changes }, context).map((issue) => issue.message);

describe('spec section 5 "Address"', () => {
  it.each([
    ['street min 1', { street: ' ' }, 'forms.errors.streetInvalid'],
    ['city min 1', { city: '' }, 'forms.errors.cityInvalid'],
    ['postal code required', { postalCode: '' }, 'forms.errors.postalCodeInvalid'],
    ['nnnn-nnn in Portugal', { postalCode: '28013' }, 'forms.errors.postalCodeInvalid'],
    [
      'also abroad required',
      { countryId: '68', postalCode: ' ' },
      'forms.errors.postalCodeInvalid',
    ],
    ['a right tax number', { vatId: '111111111' }, 'forms.errors.vatIdInvalid'],
    ['nine digits of it', { vatId: '1234' }, 'forms.errors.vatIdInvalid'],
    ['a country', { countryId: '' }, 'forms.errors.countryInvalid'],
    ['a name of a length', { addressName: LONG }, 'forms.errors.addressNameInvalid'],
    ['a door of a length', { floorDoor: LONG }, 'forms.errors.floorDoorInvalid'],
    ['a company of a length', { company: LONG }, 'forms.errors.companyInvalid'],
  ])('asks for %s', (_, changes, message) => expect(messages(changes)).toEqual([message]));

  it.each([
    ['as it should be', {}],
    ['with a postal code typed in one go', { postalCode: ' 1100544 ' }],
    ['with a tax number as on a card', { vatId: 'PT 501 442 600' }],
    ['without a name', { addressName: '' }],
    ['abroad, by its own rules', { countryId: '68', postalCode: '28013', vatId: 'ESB1234' }],
  ])('takes an address %s', (_, changes) => expect(messages(changes)).toEqual([]));

  it('asks for a tax number only where an invoice is wanted, and in Portugal', () => {
    const fiscal = { ...ANY, fiscal: true };
    expect(messages({}, fiscal)).toEqual(['forms.errors.vatIdInvalid']);
    expect(messages({ vatId: '501442600' }, fiscal)).toEqual([]);
    expect(messages({ countryId: '68' }, fiscal)).toEqual([]);
  });

  it('refuses a country that cannot be chosen', () => {
    const spain = { id: '68', name: 'Espanha' };
    const portugal = { id: '139', name: 'Portugal' };
    expect(messages({}, { ...ANY, countries: [spain] })).toEqual(['forms.errors.countryInvalid']);
    expect(messages({}, { ...ANY, countries: [spain, portugal] })).toEqual([]);
  });

  it('names every field once, in the order of the form', () => {
    const empty = { ...EMPTY_ADDRESS, countryId: '' };
    expect(addressIssues(empty, ANY).map((issue) => issue.field)).toEqual([
      'countryId',
      'street',
      'postalCode',
      'city',
    ]);
  });

  it('is saved as the platform writes it', () => {
    const typed = { ...HOME, street: ' Rua A ', postalCode: '1100544', vatId: 'PT 501 442 600' };
    const { id: _, ...fields } = HOME;
    expect(trimAddress(typed)).toEqual({
      ...fields,
      street: 'Rua A',
      postalCode: '1100-544',
      vatId: '501442600',
    });
    const abroad = { ...HOME, countryId: '68', postalCode: ' 28013 ', vatId: ' PT-1 ' };
    expect(trimAddress(abroad)).toMatchObject({
      postalCode: '28013',
      vatId: 'PT-1',
    });
  });
});

describe('saved addresses', () => {
  const office = { ...HOME, id: '9002', vatId: '501442600' };

  it('"exactly one address ... is auto-selected"', () => {
    expect(onlyOption([HOME])).toBe(HOME);
    expect(onlyOption([HOME, office])).toBeNull();
    expect(onlyOption([])).toBeNull();
  });

  it('"replaces the same-id item or appends"', () => {
    const changed = { ...HOME, street: 'Rua Nova 1' };
    expect(withSavedAddress([HOME, office], changed)).toEqual([changed, office]);
    expect(withSavedAddress([HOME], office)).toEqual([HOME, office]);
  });

  it('differ on one line', () => {
    expect(addressOneLine(HOME)).toBe('Rua de São Miguel 41, 2.º Esq., 1100-544 Lisboa');
    expect(addressOneLine({ ...HOME, floorDoor: '' })).toBe(
      'Rua de São Miguel 41, 1100-544 Lisboa',
    );
  });
});
