import { describe, expect, test } from 'vitest';

import { describeProblem } from './problem-texts.ts';
import { read, type Given } from '../../test/support/element/read-given.ts';

describe('precedence', () => {
  const all = {
    properties: { referralCode: 'property' },
    attributes: { 'referral-code': 'attribute', 'url-params': 'on' },
    query: 'referralCode=query',
    hash: 'referralCode=hash',
  };

  test.each([
    ['property', all],
    ['attribute', { ...all, properties: {} }],
    ['query', { ...all, properties: {}, attributes: { 'url-params': 'on' } }],
    ['hash', { ...all, properties: {}, attributes: {}, query: '' }],
    [null, {}],
  ])('%s wins over what stands below it', (expected, given) => {
    expect(read(given).config.referralCode).toBe(expected);
  });

  test('a cart that the element names is not added to one of the URL', () => {
    const attributes = { 'cart-items': '[{"id":1}]', 'url-params': 'on' };
    const { config } = read({ attributes, query: 'shoppingCart=2,3' });
    expect(config.cartItems).toEqual([{ id: '1', productId: '1', qty: 1 }]);
    const own = { cart: '4', 'url-params': 'on' };
    const other = read({ attributes: own, query: 'shoppingCartItems=[{"id":1}]' });
    expect(other.config.cartItems).toEqual([{ id: '4', productId: '4', qty: 1 }]);
  });

  test('an element that names its cart still takes the rest from the URL', () => {
    const attributes = { 'cart-items': '[{"id":1}]', 'url-params': 'on' };
    expect(read({ attributes, query: 'shopId=3' }).config.shopId).toBe('3');
  });

  test('a property set to null gives way to the attribute', () => {
    const given = { properties: { shopId: null }, attributes: { shop: '5' } };
    expect(read(given).config.shopId).toBe('5');
  });

  test('an attribute that a template left empty counts as absent', () => {
    const { config, problems } = read({ attributes: { shop: '', campaign: ' 7 ' } });
    expect([config.shopId, config.campaignId, problems]).toEqual([null, '7', []]);
  });
});

describe('url-params', () => {
  test('auto reads the URL of an element that names no target', () => {
    expect(read({ query: 'id=7&lang=es' }).config).toMatchObject({
      campaignId: '7',
      language: 'es_ES',
    });
  });

  test.each([
    { shop: '1' },
    { campaign: '1' },
    { 'offer-code': 'A' },
    { service: '1' },
    { qr: '' },
    { products: 'true' },
    { menu: '1' },
    { services: '' },
    { cart: '1' },
    { 'cart-items': '[{"id":1,"productId":1,"qty":1}]' },
  ])("auto leaves the host page's own ?id=7 alone beside %o", (attributes) => {
    const reading = read({ attributes, query: 'id=7&token=t' });
    expect(reading.urlReads).toBe(0);
    expect(reading.config.token).toBe(null);
  });

  test('auto takes a bad target for a target: another offer must not stand in for it', () => {
    expect(read({ attributes: { shop: '..' }, query: 'id=7' }).config.campaignId).toBe(null);
  });

  test.each([
    { qr: 'false' },
    { menu: '0' },
    { shop: '' },
    { entity: '2' },
    { cart: ',' },
    { 'cart-items': '[]' },
  ])('auto does not take %o for a target', (attributes) => {
    expect(read({ attributes, query: 'id=7' }).config.campaignId).toBe('7');
  });

  test.each([
    ['in the URL', { query: 'qr=POINTS10' }],
    ['of the element', { attributes: { qr: 'POINTS10' } }],
  ])('a code as the value of qr %s starts its flow and is the offer code', (_, given: Given) => {
    const { config, problems } = read(given);
    expect(config).toMatchObject({ qr: true, offerCode: 'POINTS10' });
    expect(problems).toEqual([]);
  });

  test('a code in qr gives way to an offer code, and a boolean is no code', () => {
    const given = { attributes: { qr: 'SCANNED', 'offer-code': 'POINTS10' } };
    expect(read(given).config.offerCode).toBe('POINTS10');
    expect(read({ attributes: { qr: 'true' } }).config).toMatchObject({
      qr: true,
      offerCode: null,
    });
    expect(read({ attributes: { qr: '0' } }).config).toMatchObject({ qr: false, offerCode: null });
  });

  test('off never reads the URL', () => {
    expect(read({ attributes: { 'url-params': 'off' }, query: 'id=7' }).urlReads).toBe(0);
  });

  test('on reads the URL beside a target', () => {
    const given = { attributes: { shop: '1', 'url-params': 'on' }, query: 'serviceId=9' };
    expect(read(given).config).toMatchObject({ shopId: '1', serviceId: '9' });
  });

  test('the table is read from the URL only with "on"', () => {
    expect(read({ query: 'table=12' }).config.table).toBeNull();
    const attributes = { 'url-params': 'on' };
    expect(read({ attributes, query: 'table=12' }).config.table).toBe('12');
  });

  test('every name of the specification is read', () => {
    const query =
      'shop=1&providerId=4&id=2&offerCode=C&serviceId=3&reservationType=smart&reservationMode=book' +
      '&defaultView=voucher&referralCode=r&showClose=true&token=t&userId=8&sessionId=s&lang=en' +
      '&channel=c&channelManager=m&externalToken=e&rwg_token=w&allowGuestLogin=1&shoppingCart=5' +
      '&shoppingCartItems=%5B%7B%22id%22%3A6%2C%22productId%22%3A7%2C%22qty%22%3A2%7D%5D&qr&menu';
    expect(read({ query }).config).toMatchObject({
      shopId: '1',
      entityId: '4',
      providerId: '4',
      campaignId: '2',
      offerCode: 'C',
      serviceId: '3',
      reservationType: 'smart',
      reservationMode: 'book',
      defaultView: 'voucher',
      referralCode: 'r',
      showClose: true,
      token: 't',
      userId: '8',
      sessionId: 's',
      language: 'en_EN',
      channel: 'c',
      channelManager: 'm',
      externalToken: 'e',
      rwgToken: 'w',
      allowGuestLogin: true,
      qr: true,
      menu: true,
      cartItems: [
        { id: '6', productId: '7', qty: 2 },
        { id: '5', productId: '5', qty: 1 },
      ],
    });
  });

  test('a bad parameter is named as such and gives the default', () => {
    const { config, problems } = read({ query: 'reservationType=luxury' });
    expect(config.reservationType).toBe(null);
    expect(problems.map(describeProblem)).toEqual([
      'The URL parameter "reservationType" takes "normal", "smart", not "luxury".',
    ]);
  });

  test('no parameter sets what a URL may never set', () => {
    const query =
      'middleware=https://evil.example&parentOrigin=https://evil.example&parent-origin=https://evil.example' +
      '&cspNonce=n&imageLoader=imgix&mapsPartnerId=1&links={}&prefill={"name":"Eve"}';
    expect(read({ query }).config).toMatchObject({
      middleware: 'https://checkout.example',
      parentOrigin: null,
      cspNonce: null,
      imageLoader: null,
      mapsPartnerId: null,
      prefill: {},
    });
  });
});

test.each([
  [[], { attributes: { products: '', 'session-id': 's' } }],
  [['products', 'sessionId'], { query: 'products=true&sessionId=s' }],
  [['sessionId'], { hash: 'sessionId=s' }],
  [['shopId'], { attributes: { 'session-id': 's' }, query: 'shopId=3&sessionId=t' }],
  [['token'], { attributes: { 'user-id': '9', 'url-params': 'on' }, query: 'token=t' }],
] satisfies [string[], Given][])(
  'what a URL says is known to come by a link: %j',
  (keys, given) => {
    expect(read(given).config.linked).toEqual(keys);
  },
);

describe('a signed-in user', () => {
  const messagesOf = (given: Given) => read(given).problems.map(describeProblem);

  test.each([
    [{ 'user-id': '1001' }, 'without the attribute "token"'],
    [{ token: 'very-secret' }, 'without the attribute "user-id"'],
  ])('by half is one problem: %o', (attributes, words) => {
    const messages = messagesOf({ attributes });
    expect(messages).toEqual([expect.stringContaining(words)]);
    expect(messages.join()).not.toMatch(/1001|very-secret/);
  });

  test.each([
    {},
    { attributes: { 'user-id': '9', token: 't' } },
    { attributes: { 'user-id': '9', 'url-params': 'on' }, query: 'token=t' },
  ])('in full, from whatever place, is none: %o', (given) => {
    expect(messagesOf(given)).toEqual([]);
  });

  test('whose id or token was refused already is no second problem', () => {
    const messages = messagesOf({ attributes: { 'user-id': 'u/9', token: 't' } });
    expect(messages).toEqual([expect.stringContaining('"user-id" takes')]);
  });

  test('of one half alone is reported beside the problem of another attribute', () => {
    const messages = messagesOf({ attributes: { 'user-id': '9', shop: '..' } });
    expect(messages).toEqual([
      expect.stringContaining('"shop" takes'),
      expect.stringContaining('without the attribute "token"'),
    ]);
  });
});

test.each([
  ['both by the page', { token: 'a', 'external-token': 'b' }, '', []],
  ['both by a link', {}, 'token=a&externalToken=b', ['token', 'externalToken']],
  ['the token by a link', { 'external-token': 'b' }, 'token=a', ['token']],
  ['the external token by a link', { token: 'a' }, 'externalToken=b', ['externalToken']],
  ['neither', {}, '', []],
])('shows which token came from a link: %s', (_, tokens, query, linked) => {
  const attributes: Record<string, string> = { 'url-params': 'on', 'user-id': '9', ...tokens };
  expect(read({ attributes, query }).config.linked).toEqual(linked);
});
