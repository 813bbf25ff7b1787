import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { KNOWN_PREFIXES } from '../phone/dial-prefixes.ts';
import { isValidPhone, normalisePhone, normalisePrefix } from './phone.ts';

describe('a typed telephone number', () => {
  it.each([
    ['+351 912 345 678', '+351'],
    ['00351912345678', '+351'],
    ['00 351 912 345 678', '+351'],
    ['912-345-678', '+351'],
    ['351912345678', '+351'],
    [' 912 345 678 ', '+351'],
    ['(912) 345.678', '351'],
    ['+351912345678', '+34'],
    ['tel:+351912345678', '+351'],
    ['+351 (0) 912 345 678', '+351'],
    ['９１２３４５６７８', '+351'],
    ['\u202A912 345 678\u202C', '+351'],
    ['912\u200B345\u00A0678', '+351'],
    ['\uFEFF912·345·678', '+351'],
  ])('"%s" under %s is 912345678 under +351', (typed, prefix) => {
    expect(normalisePhone(typed, prefix)).toEqual({ prefix: '+351', phone: '912345678' });
  });

  it('moves any known prefix out of the number when the table is handed over', () => {
    expect(normalisePhone('+44 7911 123456', '+351', KNOWN_PREFIXES)).toEqual({
      prefix: '+44',
      phone: '7911123456',
    });
  });

  it('takes the longest prefix that fits', () => {
    expect(normalisePhone('+1 684 733 1234', '+1684', KNOWN_PREFIXES)).toEqual({
      prefix: '+1684',
      phone: '7331234',
    });
  });

  it('keeps a prefix that it does not know in the number, which is then refused', () => {
    const number = normalisePhone('+44 7911 123456', '+351');
    expect(number).toEqual({ prefix: '+351', phone: '+447911123456' });
    expect(isValidPhone(number)).toBe(false);
  });

  it.each(['+351912345678 ext 3', '+999 600 000 000', '600 000 000 casa'])(
    'is refused under +34 and never sent: "%s"',
    (typed) => expect(isValidPhone(normalisePhone(typed, '+34', KNOWN_PREFIXES))).toBe(false),
  );

  it('reads a national number the same way twice', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^9\d{8}$/), (phone) => {
        const once = normalisePhone(phone, '+351');
        expect(normalisePhone(once.phone, once.prefix)).toEqual({ prefix: '+351', phone });
      }),
    );
  });
});

describe('spec section 5: "For prefix +351 it must be 9 followed by 8 digits; otherwise at least one digit"', () => {
  it.each([
    ['+351', '912345678', true],
    ['+351', '212345678', false],
    ['+351', '91234567', false],
    ['+351', '9123456789', false],
    ['+351', '', false],
    ['+34', '600', true],
    ['+34', '', false],
    ['+34', 'abc', false],
    ['+34', '600ext3', false],
    ['+34', '+351912345678', false],
    ['+34', '00999600', false],
  ])('%s %s: %s', (prefix, phone, valid) => expect(isValidPhone({ prefix, phone })).toBe(valid));
});

it.each([
  ['+351', '+351'],
  ['00351', '+351'],
  ['351', '+351'],
  ['+1-684', '+1684'],
  ['', ''],
])('reads the dial prefix "%s" as "%s"', (typed, prefix) =>
  expect(normalisePrefix(typed)).toBe(prefix),
);
