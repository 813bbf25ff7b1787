import { describe, expect, it } from 'vitest';

import {
  contactFormIssues,
  initiallyTouched,
  invoiceIssues,
  showsVatId,
  splitName,
  visibleContactFields,
} from './contact-form-rules.ts';

const RIGHT = {
  name: 'Ana Sofia Martins',
  email: 'ana@example.com',
  prefix: '+351',
  phone: '912345678',
  notes: '',
  vatId: '',
};
const GUEST = { emailIsRequired: true, vatIdAsked: false };

const messages = (state: Partial<typeof RIGHT>, context = GUEST) =>
  contactFormIssues({ ...RIGHT, ...state }, context).map((issue) => issue.message);

describe('spec section 5 "Contact / client info"', () => {
  it.each([
    ['"name trimmed and required"', { name: '  ' }, 'forms.errors.nameInvalid'],
    ['"Email is required ... for guests"', { email: '' }, 'forms.errors.emailInvalid'],
    ['"and valid"', { email: 'ana@' }, 'forms.errors.emailInvalid'],
    ['phone required', { phone: ' ' }, 'forms.errors.phoneInvalid'],
    ['"9 followed by 8 digits"', { phone: '212345678' }, 'forms.errors.phoneInvalid'],
    [
      '"otherwise at least one digit"',
      { prefix: '+34', phone: 'x' },
      'forms.errors.phoneInvalidAbroad',
    ],
    ['no prefix', { prefix: '' }, 'forms.errors.phonePrefixInvalid'],
    ['no such prefix', { prefix: '+0' }, 'forms.errors.phonePrefixInvalid'],
  ])('%s', (_, state, message) => expect(messages(state)).toEqual([message]));

  it.each([
    ['all as it should be', {}],
    ['blanks around', { name: ' Ana ', email: ' ana@example.com ', phone: ' 912345678 ' }],
    ['a Portuguese way to write a number', { phone: '+351 912 345 678' }],
    ['the same with 00', { phone: '00351912345678' }],
    ['an apostrophe in the e-mail', { email: "o'brien@exemplo.pt" }],
    ['an e-mail with accents', { email: 'joão@exemplo.pt' }],
    ['another country, any digit', { prefix: '+34', phone: '6' }],
    ['a VAT number that was not asked for', { vatId: '1' }],
  ])('takes %s', (_, state) => expect(messages(state)).toEqual([]));

  it('"otherwise valid if present": signed in, or where guests have to log in', () => {
    const context = { ...GUEST, emailIsRequired: false };
    expect(messages({ email: '' }, context)).toEqual([]);
    expect(messages({ email: 'ana@' }, context)).toEqual(['forms.errors.emailInvalid']);
  });

  it('checks the VAT number only when it is asked for and given, and says which part is wrong', () => {
    const asked = { ...GUEST, vatIdAsked: true };
    expect(messages({ vatId: '' }, asked)).toEqual([]);
    expect(messages({ vatId: 'PT 501 442 600' }, asked)).toEqual([]);
    expect(messages({ vatId: '12345' }, asked)).toEqual(['forms.errors.vatIdLength']);
    expect(messages({ vatId: '400000000' }, asked)).toEqual(['forms.errors.vatIdStart']);
    expect(messages({ vatId: '111111111' }, asked)).toEqual(['forms.errors.vatIdCheckDigit']);
  });

  it('names every field once, in the order of the form', () => {
    const empty = { ...RIGHT, name: '', email: '', prefix: '', phone: '' };
    expect(contactFormIssues(empty, GUEST).map((issue) => issue.field)).toEqual([
      'name',
      'email',
      'prefix',
      'phone',
    ]);
  });

  it('"Name and phone are marked touched on load if invalid", when something stands there', () => {
    expect(initiallyTouched({ ...RIGHT, name: ' ', phone: '12' })).toEqual(['name', 'phone']);
    expect(initiallyTouched({ ...RIGHT, name: '', phone: '', email: 'x' })).toEqual([]);
    expect(initiallyTouched(RIGHT)).toEqual([]);
  });
});

describe('the VAT-invoice box', () => {
  it('checks nothing unless it is ticked', () => {
    expect(invoiceIssues({ needVatInvoice: false, name: '', vatId: 'x' })).toEqual([]);
  });
  it('"If true, name needs at least 1 character" and the number must be right', () => {
    const messages = invoiceIssues({ needVatInvoice: true, name: ' ', vatId: '' });
    expect(messages).toEqual([
      { field: 'name', message: 'forms.errors.nameInvalid' },
      { field: 'vatId', message: 'forms.errors.vatIdLength' },
    ]);
    expect(invoiceIssues({ needVatInvoice: true, name: 'Ana', vatId: '123 456 789' })).toEqual([]);
  });
});

describe('the fields that are shown', () => {
  const nothing = { name: false, email: false, phone: false };

  it.each([
    [1, true],
    [6, true],
    [7, false],
  ] as const)(
    '"Notes for the merchant (offer types up to 6) or vatId (other types)": %i',
    (type, notes) => {
      expect(showsVatId(type)).toBe(!notes);
    },
  );

  it('asks a guest for all, and a signed-in user for what is missing', () => {
    const known = { name: true, email: true, phone: false };
    expect(visibleContactFields(1, null, false)).toEqual(['name', 'email', 'phone', 'notes']);
    expect(visibleContactFields(7, known, false)).toEqual(['phone', 'vatId']);
    expect(visibleContactFields(1, nothing, false)).toHaveLength(4);
  });

  it.each([1, 7] as const)(
    'asks who buys for nothing that the purchase does not send: type %i',
    (bookingType) => {
      expect(visibleContactFields(bookingType, null, true)).toEqual(['name', 'email', 'phone']);
    },
  );
});

it.each([
  ['Ana Sofia Martins', 'Ana', 'Sofia Martins'],
  ['  Ana   Martins ', 'Ana', 'Martins'],
  ['Ana', 'Ana', ''],
  ['', '', ''],
])(
  'spec section 7: "givenName is the first word of name and familyName the rest": "%s"',
  (name, givenName, familyName) => expect(splitName(name)).toEqual({ givenName, familyName }),
);
