import { describe, expect, expectTypeOf, test, vi } from 'vitest';

import { ID_MAX_LENGTH } from '../lib/limits.ts';
import { describeProblem } from './problem-texts.ts';
import {
  ATTRIBUTE_KEYS,
  attributeName,
  ATTRIBUTES,
  SECRET_URL_NAMES,
  type AttributeKey,
  type MarkupKey,
} from '../lib/config/attributes.ts';
import type { MarkupAttributes } from '../lib/config/attribute-types.ts';
import type { Prefill } from '../lib/config/prefill.ts';
import type { CheckoutProperties } from './checkout-properties.ts';
import {
  readConfig,
  readValue,
  type ConfigProblem,
  type OwnValues,
  type PageFacts,
} from './read-config.ts';

/** For every attribute: a text it takes and what that means, and a text it refuses. */
const EXAMPLES: Record<MarkupKey, { good: [text: string, value: unknown]; bad: string }> = {
  middleware: {
    good: ['https://mw.example/base/', 'https://mw.example/base'],
    bad: 'http://mw.example',
  },
  shopId: { good: ['12', '12'], bad: '..' },
  campaignId: { good: ['a_b-3', 'a_b-3'], bad: '1/2' },
  offerCode: { good: ['POINTS10', 'POINTS10'], bad: 'a b' },
  serviceId: { good: ['7', '7'], bad: '7?' },
  entityId: { good: ['3', '3'], bad: '../1' },
  providerId: { good: ['4', '4'], bad: '%34' },
  lang: { good: ['en-GB', 'en_EN'], bad: 'klingon' },
  address: { good: ['formal', 'formal'], bad: 'polite' },
  table: { good: [' Terraço 3 ', 'Terraço 3'], bad: 'a\nb' },
  questions: { good: ['pet, allergies', ['pet', 'allergies']], bad: '[{"id": ' },
  merchantLang: { good: ['en', 'en_EN'], bad: 'klingon' },
  paymentMethods: { good: ['multibanco, CARD,card', ['reference', 'card']], bad: 'cash' },
  venues: {
    good: [
      '[{"name": " Baixa ", "shop": 1, "campaign": "101", "area": "Lisboa", "latitude": 38.7, "longitude": -9.1}]',
      [
        {
          name: 'Baixa',
          shop: '1',
          campaign: '101',
          service: null,
          area: 'Lisboa',
          latitude: 38.7,
          longitude: -9.1,
        },
      ],
    ],
    bad: '[{"name": "Baixa"}]',
  },
  idleReset: { good: ['90', 90], bad: '1.5' },
  qr: { good: ['POINTS10', true], bad: 'q r' },
  products: { good: ['1', true], bad: 'yes' },
  menu: { good: ['true', true], bad: 'on' },
  services: { good: ['0', false], bad: '2' },
  reservationType: { good: ['smart', 'smart'], bad: 'luxury' },
  reservationMode: { good: ['voucher', 'voucher'], bad: 'premium' },
  defaultView: { good: ['premium', 'premium'], bad: 'menu' },
  cartItems: {
    good: ['[{"id":1,"productId":"p2","qty":3}]', [{ id: '1', productId: 'p2', qty: 3 }]],
    bad: '[{"qty":2}]',
  },
  cart: {
    good: [
      '5, 6',
      [
        { id: '5', productId: '5', qty: 1 },
        { id: '6', productId: '6', qty: 1 },
      ],
    ],
    bad: '../5,../6',
  },
  referralCode: { good: ['ana 1', 'ana 1'], bad: 'a\nb' },
  channel: { good: ['web', 'web'], bad: 'x'.repeat(257) },
  channelManager: { good: ['cm', 'cm'], bad: 'a\u0000b' },
  sessionId: { good: ['s-1', 's-1'], bad: 'a b' },
  rwgToken: { good: ['t=1', 't=1'], bad: 'á' },
  userId: { good: ['9', '9'], bad: 'u/9' },
  token: { good: ['abc.def', 'abc.def'], bad: 'a\r\nX-Header: 1' },
  externalToken: { good: ['e', 'e'], bad: 'x'.repeat(4097) },
  allowGuestLogin: { good: ['TRUE', true], bad: 'maybe' },
  canBookDate: { good: ['false', false], bad: 'no' },
  canBuyVoucher: { good: ['0', false], bad: '-' },
  clientApplication: { good: ['APP', 'APP'], bad: 'A&B' },
  clientPlatform: { good: ['IOS', 'IOS'], bad: 'i os' },
  showClose: { good: ['', true], bad: 'show-close' },
  urlParams: { good: ['off', 'off'], bad: 'never' },
  mode: { good: ['modal', 'modal'], bad: 'popup' },
  loading: { good: ['lazy', 'lazy'], bad: 'soon' },
  theme: { good: ['dark', 'dark'], bad: 'purple' },
  history: { good: ['steps', 'steps'], bad: 'pages' },
  timeZone: { good: ['Atlantic/Azores', 'Atlantic/Azores'], bad: '+01:00' },
  prefill: {
    good: ['{"name":"Ana","people":2,"time":"20:30"}', { name: 'Ana', people: 2, time: '20:30' }],
    bad: '{"time":"25:00"}',
  },
  hostName: { good: ['WWW.example.pt', 'www.example.pt'], bad: 'https://example.pt' },
  parentOrigin: { good: ['https://example.pt/', 'https://example.pt'], bad: '*' },
  mapsPartnerId: { good: ['20000', '20000'], bad: 'a b' },
  imageLoader: {
    good: ['https://img.example/{src}?w={width}', 'https://img.example/{src}?w={width}'],
    bad: 'sharp',
  },
  analytics: { good: ['datalayer', 'datalayer'], bad: 'ga4' },
  debug: { good: ['true', true], bad: 'maybe' },
  agents: { good: ['true', true], bad: 'maybe' },
  structuredData: { good: ['true', true], bad: 'maybe' },
  consent: { good: ['necessary', 'necessary'], bad: 'none' },
  idempotency: { good: ['header', 'header'], bad: 'always' },
  links: {
    good: ['{"terms":"https://a.example/t"}', { terms: 'https://a.example/t' }],
    bad: '{"terms":"/t"}',
  },
  cspNonce: { good: ['abc=', 'abc='], bad: 'a b' },
};

/** Whose value no console and no event may show. */
const SECRETS: readonly AttributeKey[] = [
  'token',
  'externalToken',
  'sessionId',
  'rwgToken',
  'userId',
  'prefill',
  'cspNonce',
];

const PAGE: PageFacts = {
  language: '',
  scriptOrigin: 'https://checkout.example',
  params: () => [],
};

function withAttribute(name: string, text: string): OwnValues {
  return { attribute: (each) => (each === name ? text : null), property: () => undefined };
}

/** A value that is good but for its length: blanks around it count, as they have to be read. */
const padded = (text: string, length: number) => text.padEnd(length, ' ');

const WRITTEN_KEYS = ATTRIBUTE_KEYS.filter((key): key is MarkupKey => key !== 'texts');

describe.each(WRITTEN_KEYS)('attribute of %s', (key) => {
  const attribute = attributeName(key);
  const { default: standard, limit = ID_MAX_LENGTH } = ATTRIBUTES[key];
  const { good, bad } = EXAMPLES[key];

  test('means what its text says', () => {
    const value = readValue(key, { input: good[0], place: '' }, () => expect.unreachable());
    expect(value).toEqual(good[1]);
  });

  test('gives one problem that names it, and its default, for a bad text', () => {
    const messages: string[] = [];
    const value = readValue(key, { input: bad, place: '' }, (each) =>
      messages.push(describeProblem(each)),
    );
    expect(value).toEqual(standard);
    const { problems } = readConfig(withAttribute(attribute, bad), PAGE);
    expect(problems.map(describeProblem)).toEqual([
      expect.stringContaining(`attribute "${attribute}" takes `),
    ]);
    expect(messages).toHaveLength(1);
  });

  test('is not read at all beyond its length', () => {
    const parse = vi.spyOn(ATTRIBUTES[key], 'parse');
    const problems: ConfigProblem[] = [];
    const readLong = (length: number) => {
      const input = padded(good[0], length);
      return readValue(key, { input, place: '' }, (each) => problems.push(each));
    };
    expect(readLong(limit)).toEqual(good[1]);
    expect([parse.mock.calls.length, problems]).toEqual([1, []]);
    expect(readLong(limit + 1)).toEqual(standard);
    expect(parse).toHaveBeenCalledOnce();
    expect(problems.map(({ takes }) => takes)).toEqual([String(limit)]);
    parse.mockRestore();
  });

  test(`${SECRETS.includes(key) ? 'never repeats' : 'repeats the start of'} a bad value in its problem`, () => {
    const { problems } = readConfig(
      withAttribute(attribute, `se cret/\u0007${'x'.repeat(5000)}`),
      PAGE,
    );
    const [message = ''] = problems.map(describeProblem);
    expect(message.includes('se cret')).toBe(!SECRETS.includes(key));
    expect(message).not.toContain('\u0007');
    expect(message).not.toContain('x'.repeat(40));
  });
});

test('`texts` takes an object as a property, keeps a copy, and no attribute sets it', () => {
  const own = { pt: { 'confirm.title': 'Tudo certo?' } };
  const messages: string[] = [];
  const readTexts = (input: unknown) =>
    readValue('texts', { input, place: 'texts' }, (each) => messages.push(describeProblem(each)));
  const copy = readTexts(own);
  expect(copy).toEqual(own);
  own.pt['confirm.title'] = 'Certo?';
  expect(copy).toEqual({ pt: { 'confirm.title': 'Tudo certo?' } });
  expect(messages).toEqual([]);
  for (const bad of ['{"pt":{}}', [], 7]) expect(readTexts(bad)).toBeNull();
  expect(messages[1]).toBe(
    'The property "texts" takes an object by language of ids and texts, set by script.',
  );
  expect(messages).toHaveLength(3);
  expectTypeOf<MarkupAttributes>().not.toHaveProperty('texts');
});

test('each property takes its value, in TypeScript too', () => {
  expectTypeOf<CheckoutProperties['qr']>().toEqualTypeOf<boolean | string>();
  expectTypeOf<CheckoutProperties['mode']>().toEqualTypeOf<
    'inline' | 'modal' | 'button' | 'times'
  >();
  expectTypeOf<CheckoutProperties['offerCode']>().toEqualTypeOf<string | number | null>();
  expectTypeOf<CheckoutProperties['token']>().toEqualTypeOf<string | null>();
  expectTypeOf<CheckoutProperties['prefill']>().toEqualTypeOf<Prefill | string>();
});

test.each([
  ['prefill', '{"time":"25:00"}', 'a usable value for "time"'],
  ['prefill', '[]', 'any of name, email, phone'],
  ['links', '{"terms":"/t"}', 'an absolute https URL for "terms"'],
  ['links', '7', 'any of privacy, terms'],
])('the problem of %s=%s says what is wrong with it', (name, text, words) => {
  const messages = readConfig(withAttribute(name, text), PAGE).problems.map(describeProblem);
  expect(messages).toEqual([expect.stringContaining(words)]);
});

test.each([
  ['1,2,', ['1', '2']],
  [',1,, 2 ,', ['1', '2']],
  ['1, ,2', ['1', '2']],
  [',', []],
])('cart="%s": a comma too many orders nothing and refuses nothing', (text, ids) => {
  const value = readValue('cart', { input: text, place: '' }, () => expect.unreachable());
  expect(value.map(({ id }) => id)).toEqual(ids);
});

test('what a URL may never set has no URL parameter', () => {
  const silent = [
    'middleware',
    'parentOrigin',
    'cspNonce',
    'imageLoader',
    'mapsPartnerId',
  ] as const;
  expect(silent.filter((key) => ATTRIBUTES[key].url)).toEqual([]);
});

test('what signs somebody in is taken out of the address bar, and nothing else is', () => {
  expect(SECRET_URL_NAMES).toEqual(['sessionId', 'userId', 'token', 'externalToken']);
});

test('JSON values are fresh objects that a prototype key cannot reach', () => {
  const text = '{"__proto__":{"name":"Eve"},"phone":"1"}';
  const problems: unknown[] = [];
  const value = readValue('prefill', { input: text, place: '' }, ({ kind }) => problems.push(kind));
  expect(problems).toEqual(['part']);
  expect(value).toEqual({ phone: '1' });
  expect(value.name).toBeUndefined();
});

test.each([
  ['pt_PT', 'pt_PT'],
  ['pt-PT', 'pt_PT'],
  ['pt', 'pt_PT'],
  ['PT-br', 'pt_PT'],
  ['es', 'es_ES'],
  ['es_ES', 'es_ES'],
  ['en', 'en_EN'],
  ['en_EN', 'en_EN'],
  ['fr', 'fr_FR'],
  ['fr_FR', 'fr_FR'],
  ['fr-FR', 'fr_FR'],
  ['FR-ca', 'fr_FR'],
  ['de', 'de_DE'],
  ['de_DE', 'de_DE'],
  ['de-AT', 'de_DE'],
])('lang="%s" shows %s', (text, code) => {
  const result = ATTRIBUTES.lang.parse(text);
  expect(result).toEqual({ ok: true, value: code });
});
