import { describe, expect, test } from 'vitest';
import { ATTRIBUTES, attributeName, type AttributeKey } from '../lib/config/attributes.ts';
import { readValue, type ConfigProblem } from './read-config.ts';
import { describeBrokenTrigger, describeProblem } from './problem-texts.ts';

const FULL_PREFILL = {
  name: 'Ana',
  email: 'ana@example.pt',
  phone: '912345678',
  prefix: '+351',
  people: 2,
  date: '2027-01-31',
  time: '12:00',
  notes: 'Window seat',
  coupon: 'SUMMER',
};

const PAGE = 'https://www.example.pt/page';
const FULL_LINKS = {
  privacy: PAGE,
  terms: PAGE,
  manage: PAGE,
  complaints: PAGE,
  disputes: PAGE,
  withdrawal: PAGE,
  rewards: PAGE,
  prizes: PAGE,
  bookings: PAGE,
};

/** The sentence about a value that is given by attribute. */
function messageOf(key: AttributeKey, input: unknown): string {
  const problems: ConfigProblem[] = [];
  readValue(key, { input, place: attributeName(key) }, (each) => problems.push(each));
  return problems.map(describeProblem).join();
}

describe('the problem of a bad value', () => {
  test.each([
    ['menu', 'yes', ['true', 'false']],
    ['lang', 'xx', ['pt', 'es', 'en', 'fr', 'de', 'pt-PT', 'pt_PT']],
    ['timeZone', '+01:00', ['Europe/Lisbon']],
    ['hostName', 'https://example.pt', ['www.example.pt']],
    ['parentOrigin', '*', ['https://www.example.pt']],
    ['middleware', 'mw.example', ['sandbox:']],
    ['cartItems', '{}', ['[{"id": 1, "productId": 1, "qty": 2}]']],
    ['cart', '..', ['12,15']],
    ['imageLoader', 'next', ['none', 'imgix', 'cloudinary', 'akamai']],
    ['mode', 'popup', ['inline', 'modal', 'button']],
  ] as const)('of %s names what it takes instead of "%s": %j', (key, bad, examples) => {
    const message = messageOf(key, bad);
    for (const example of examples) {
      expect(message).toContain(example);
      expect(ATTRIBUTES[key].parse(example)).toMatchObject({ ok: true });
    }
  });

  test.each([
    ['shopId', '1/2', 'letters, digits, "_" and "-", at most 64 characters, not "1/2"'],
    ['lang', 'it', 'takes pt, es, en, fr or de, also as pt-PT or pt_PT, not "it"'],
    ['channel', 'a\nb', String.raw`a text of one line, not "a\nb"`],
    ['middleware', '/api', '(http on localhost only); without query and hash, not "/api"'],
    ['middleware', 'http://mw.example', 'an absolute https URL without user info'],
    ['imageLoader', 'next', 'an https URL with {src}, {width}, {quality}, not "next"'],
    ['shopId', '1'.repeat(65), `"shop" takes at most 64 characters, not "${'1'.repeat(40)}…"`],
    ['shopId', `${'1'.repeat(39)}/`, `not "${'1'.repeat(39)}/"`],
  ] as const)('of %s says it in words for "%s"', (key, bad, words) => {
    expect(messageOf(key, bad)).toMatch(/\.$/);
    expect(messageOf(key, bad)).toContain(words);
  });

  test.each([
    ['token', 'top secret', 'The attribute "token" takes visible ASCII characters without spaces.'],
    ['shopId', {}, 'letters, digits, "_" and "-", at most 64 characters.'],
  ] as const)('ends after what %s takes where nothing can be repeated', (key, bad, end) => {
    expect(messageOf(key, bad).endsWith(end)).toBe(true);
  });

  test('says of a value that throws that it is not plain', () => {
    const trap = new Proxy({}, { getOwnPropertyDescriptor: () => expect.unreachable() });
    expect(messageOf('links', trap)).toBe('The attribute "links" takes a plain value.');
  });

  test.each([
    ['prefill', FULL_PREFILL, 'a usable value for'],
    ['links', FULL_LINKS, 'an absolute https URL for'],
  ] as const)(
    'of %s names every field that it takes, and the one that is bad',
    (key, full, words) => {
      const names = Object.keys(full);
      expect(messageOf(key, [])).toContain(`a JSON object with any of ${names.join(', ')}.`);
      expect(ATTRIBUTES[key].parse(full)).toMatchObject({ ok: true, value: full });
      for (const name of names) {
        expect(messageOf(key, { [name]: {} })).toContain(`${words} "${name}"`);
      }
    },
  );

  test.each([
    ['prefill', '{"name":"Ana","mail":"ana@example.pt","tel":1,"lock":["name"]}', '"mail", "tel"'],
    ['links', { privacy: PAGE, imprint: PAGE }, '"imprint"'],
    ['links', { [`${'x'.repeat(40)}y`]: PAGE }, `"${'x'.repeat(40)}…"`],
  ] as const)('of %s names what no such object has, in %j', (key, given, unknown) => {
    const message = messageOf(key, given);
    expect(message).toMatch(/^The attribute "\w+" takes a JSON object with any of .*\.$/);
    expect(message).toContain(`. Ignored: ${unknown}.`);
  });

  test('of a lock in prefill names every field that can be locked', () => {
    const words = `in "lock" a list with any of ${Object.keys(FULL_PREFILL).join(', ')}`;
    expect(messageOf('prefill', { name: 'Ana', lock: ['vatId'] })).toContain(words);
  });
});

test('the warning of a trigger says what it takes', () => {
  expect(describeBrokenTrigger('#shop')).toBe(
    'data-merchant-checkout-open="#shop" opens nothing: it takes the "#id" of an element with mode="modal" or "button".',
  );
});
