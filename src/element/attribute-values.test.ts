import { describe, expect, test } from 'vitest';

import { NOTES_MAX_LENGTH, TEXT_MAX_LENGTH } from '../lib/limits.ts';
import type { AttributeKey } from '../lib/config/attributes.ts';
import { readValue } from './read-config.ts';

const EMOJI = '🍷';

/** The value of a text without a problem. */
const valueOf = (key: AttributeKey, input: unknown) =>
  readValue(key, { input, place: '' }, ({ takes }) => expect.unreachable(takes));

/** Whether a text is refused. */
function isRefused(key: AttributeKey, input: unknown): boolean {
  const kinds: string[] = [];
  readValue(key, { input, place: '' }, ({ kind }) => kinds.push(kind));
  return kinds.join() === 'refused';
}

describe('the origin of the parent', () => {
  test.each([
    ['https://example.pt', 'https://example.pt'],
    ['https://example.pt:8443/', 'https://example.pt:8443'],
    ['https://example.pt?', 'https://example.pt'],
    ['https://example.pt/?#', 'https://example.pt'],
    ['HTTPS://Example.pt:443', 'https://example.pt'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('may be %s', (text, origin) => expect(valueOf('parentOrigin', text)).toBe(origin));

  test.each([
    '*',
    'null',
    'http://example.pt',
    'https://example.pt/shop',
    'https://example.pt/?shop=1',
    'https://example.pt/#shop',
    'https://ana@example.pt',
  ])('is never %s', (text) => expect(isRefused('parentOrigin', text)).toBe(true));
});

describe('the host name', () => {
  test.each(['localhost', 'a', '1.example.pt', 'my-shop.example.pt', 'example.p1'])(
    'may be %s',
    (text) => expect(valueOf('hostName', text)).toBe(text),
  );

  test.each(['-shop.pt', '.pt', 'shop.pt.', 'shop.pt-', 'shop_pt', 'shop.pt:80', 'shop.pt/'])(
    'is never %s',
    (text) => expect(isRefused('hostName', text)).toBe(true),
  );
});

describe('the time zone', () => {
  test.each(['Europe/Lisbon', 'UTC', 'Etc/GMT+1'])('may be %s', (zone) =>
    expect(valueOf('timeZone', zone)).toBe(zone),
  );

  test.each(['Mars/Olympus', '+01:00', '-0100', 'Lisbon time'])('is never %s', (zone) =>
    expect(isRefused('timeZone', zone)).toBe(true),
  );
});

describe('the image loader', () => {
  test.each(['imgix', 'cloudinary', 'akamai', 'https://img.example/?url={src}'])(
    'may be %s',
    (text) => expect(valueOf('imageLoader', text)).toBe(text),
  );

  test('may be none', () => expect(valueOf('imageLoader', 'none')).toBeNull());

  test.each([
    'next',
    '{src}',
    'http://img.example/{src}',
    '/img?url={src}',
    'https://img.example/',
  ])('is never %s', (text) => expect(isRefused('imageLoader', text)).toBe(true));
});

describe('prefill', () => {
  const day = (index: number) =>
    new Date(Date.UTC(2028, 0, 1 + index)).toISOString().slice(0, 'YYYY-MM-DD'.length);

  test('takes every day of a leap year', () => {
    for (let index = 0; index < 366; index += 1) {
      expect(valueOf('prefill', { date: day(index) })).toEqual({ date: day(index) });
    }
  });

  test.each([
    ['people', '1', 1],
    ['people', 999_999_999, 999_999_999],
    ['prefix', '+1', '+1'],
    ['prefix', '+1684', '+1684'],
    ['name', ` ${EMOJI.repeat(TEXT_MAX_LENGTH)} `, EMOJI.repeat(TEXT_MAX_LENGTH)],
    ['email', 'ana@example.pt', 'ana@example.pt'],
    ['phone', 912345678, '912345678'],
    ['coupon', 'VERÃO 🇵🇹', 'VERÃO 🇵🇹'],
    ['notes', 'Window seat,\nplease', 'Window seat,\nplease'],
    ['notes', EMOJI.repeat(NOTES_MAX_LENGTH), EMOJI.repeat(NOTES_MAX_LENGTH)],
  ])('takes %s of %j', (name, given, value) =>
    expect(valueOf('prefill', { [name]: given })).toEqual({ [name]: value }),
  );

  test.each([
    ['people', '0'],
    ['people', '-2'],
    ['people', '2 people'],
    ['people', 'for 2'],
    ['people', '2.5'],
    ['people', 1e9],
    ['prefix', '351'],
    ['prefix', '(+351)'],
    ['prefix', 'T+351'],
    ['prefix', '+35190'],
    ['prefix', '+PT'],
    ['date', '2027-00-10'],
    ['date', '2027-13-01'],
    ['date', '2027-01-00'],
    ['date', '2027-01-32'],
    ['date', '27-01-01'],
    ['date', '12027-01-01'],
    ['date', '2027-01-01T12:00'],
    ['name', 'x'.repeat(TEXT_MAX_LENGTH + 1)],
    ['email', 'ana@example.pt\nBcc: eve@example.pt'],
    ['coupon', {}],
    ['phone', ' '],
    ['notes', 'x'.repeat(NOTES_MAX_LENGTH + 1)],
  ])('never takes %s of %j', (name, given) =>
    expect(isRefused('prefill', { [name]: given })).toBe(true),
  );

  test('locks only fields that hold something', () => {
    const given = { email: 'ana@example.pt', people: 2, lock: ['people', 'date', 'email'] };
    expect(valueOf('prefill', given)).toEqual({ ...given, lock: ['email', 'people'] });
  });

  test.each([[['name', 'pets']], ['name'], [{}]])(
    'keeps the values when its lock is %j',
    (lock) => {
      const problems: unknown[] = [];
      const given = { input: { name: 'Ana', lock }, place: '' };
      const value = readValue('prefill', given, ({ takes }) => problems.push(takes));
      expect([value.name, problems]).toEqual(['Ana', ['prefill.lock']]);
    },
  );

  test.each([
    ['prefill', { name: 'Ana', mail: 'ana@example.pt' }, { name: 'Ana' }],
    ['links', { imprint: 'https://x.pt/' }, {}],
  ] as const)('of an unknown name in %s is kept and reported without it', (key, input, kept) => {
    const problems: unknown[] = [];
    const value = readValue(key, { input, place: '' }, ({ kind }) => problems.push(kind));
    expect([value, problems]).toEqual([kept, ['part']]);
  });

  test.each(['', null, undefined])('takes a field of %j for one that is not there', (given) =>
    expect(valueOf('prefill', { email: given, name: 'Ana' })).toEqual({ name: 'Ana' }),
  );
});
