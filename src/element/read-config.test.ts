import { describe, expect, test } from 'vitest';

import type { AttributeKey } from '../lib/config/attributes.ts';
import { describeProblem } from './problem-texts.ts';
import { readConfig } from './read-config.ts';

interface Given {
  attributes?: Record<string, string>;
  properties?: Partial<Record<AttributeKey, unknown>>;
  query?: string;
  hash?: string;
  language?: string;
  scriptOrigin?: string;
}

function read({ attributes = {}, properties = {}, query, hash, language, scriptOrigin }: Given) {
  let urlReads = 0;
  const search = new URLSearchParams(query);
  const fragment = new URLSearchParams(hash);
  const reading = readConfig(
    { attribute: (name) => attributes[name] ?? null, property: (key) => properties[key] },
    {
      language: language ?? '',
      scriptOrigin: scriptOrigin ?? 'https://checkout.example',
      params: () => {
        urlReads += 1;
        return [(name) => search.get(name), (name) => fragment.get(name)];
      },
    },
  );
  return { ...reading, urlReads };
}

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

  test('off never reads the URL', () => {
    expect(read({ attributes: { 'url-params': 'off' }, query: 'id=7' }).urlReads).toBe(0);
  });

  test('on reads the URL beside a target', () => {
    const given = { attributes: { shop: '1', 'url-params': 'on' }, query: 'serviceId=9' };
    expect(read(given).config).toMatchObject({ shopId: '1', serviceId: '9' });
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

describe('a cart', () => {
  const order = (id: string, qty = 1) => ({ id, productId: id, qty });

  test.each([
    ['a quantity of null', '[{"id":1,"qty":null},{"id":2}]'],
    ['a quantity that is no number', '[{"id":1,"qty":"two"},{"id":2}]'],
    ['an infinite quantity', '[{"id":1,"qty":1e999},{"id":2}]'],
    ['no id', '[{"qty":3},{"id":2}]'],
    ['an id that is none', '[{"id":"../1"},{"id":2}]'],
    ['an id that is none beside a product', '[{"id":"../1","productId":1},{"id":2}]'],
    ['a product that is none', '[{"id":1,"productId":".."},{"id":2}]'],
    ['no row at all', '[null,{"id":2},7,[]]'],
  ])('loses only the row with %s, with one warning', (_, text) => {
    const { config, problems, fatal } = read({ attributes: { 'cart-items': text } });
    expect([config.cartItems, fatal]).toEqual([[order('2')], false]);
    expect(problems.map(describeProblem)).toEqual([
      expect.stringMatching(/^The attribute "cart-items" takes .* left out\.$/),
    ]);
  });

  test('loses only the id of a list that is none', () => {
    const { config, problems, fatal } = read({ query: 'shoppingCart=1,../2,3' });
    expect([config.cartItems, fatal]).toEqual([[order('1'), order('3')], false]);
    expect(problems.map(describeProblem)).toEqual([
      'The URL parameter "shoppingCart" takes ids between commas such as 12,15: each row that cannot be used is left out.',
    ]);
  });

  test.each([
    { attributes: { 'cart-items': '[{"id":1,"qty":null}]' } },
    { attributes: { 'cart-items': 'no JSON', campaign: '107' } },
    { attributes: { 'cart-items': '{}' } },
    { attributes: { cart: '..' } },
    { attributes: { 'cart-items': `[${'0'.repeat(20_000)}]`, campaign: '107' } },
    { query: 'shoppingCartItems=[1]&id=107' },
    { properties: { cartItems: [{ qty: 2 }] } },
  ] satisfies Given[])(
    'of which no row remains is fatal: another flow must not stand in: %#',
    (given) => {
      const { config, problems, fatal } = read(given);
      expect([config.cartItems, problems.length, fatal]).toEqual([[], 1, true]);
    },
  );

  test.each(['[]', ''])('that is empty (%j) is none', (text) => {
    const { problems, fatal } = read({ attributes: { 'cart-items': text } });
    expect([problems, fatal]).toEqual([[], false]);
  });

  test('of which the other list has rows goes on with them', () => {
    const { config, fatal } = read({ attributes: { 'cart-items': '[{}]', cart: '4' } });
    expect([config.cartItems, fatal]).toEqual([[order('4')], false]);
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

describe('middleware', () => {
  test.each([
    'data:text/html,hello',
    'http://example.com',
    '//',
    'https://u:p@example.com',
    '/api',
    'http://notlocalhost',
    'http://localhost.example.com',
    'ftp://localhost',
    'https://mw.example/#a',
  ])('"%s" is fatal: there is no safe default', (middleware) => {
    const { fatal, problems, config } = read({ attributes: { middleware } });
    expect([fatal, problems.length, config.middleware]).toEqual([true, 1, '']);
  });

  test.each([{ shop: '..' }, { theme: 'purple' }, { 'user-id': '9' }])(
    'is used beside any other bad value: %o',
    (attributes) => {
      expect(read({ attributes })).toMatchObject({ fatal: false, problems: [{}] });
    },
  );

  test.each([
    ['https://mw.example/', 'https://mw.example'],
    ['https://mw.example/base//', 'https://mw.example/base'],
    ['http://localhost:4173', 'http://localhost:4173'],
    ['http://shop.localhost:4173', 'http://shop.localhost:4173'],
    ['http://127.0.0.1', 'http://127.0.0.1'],
    ['http://[::1]:4173', 'http://[::1]:4173'],
    ['sandbox:', 'sandbox:'],
    ['sandbox:?hostile=7', 'sandbox:?hostile=7'],
  ])('"%s" is used as %s', (middleware, base) => {
    expect(read({ attributes: { middleware } })).toMatchObject({
      fatal: false,
      config: { middleware: base },
    });
  });

  test('a script from a place that cannot be the middleware asks for one', () => {
    expect(read({ scriptOrigin: 'null' })).toMatchObject({
      fatal: true,
      problems: [{ key: 'middleware' }],
    });
  });
});

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

  test('by half is told beside the problem of another attribute', () => {
    const messages = messagesOf({ attributes: { 'user-id': '9', shop: '..' } });
    expect(messages).toEqual([
      expect.stringContaining('"shop" takes'),
      expect.stringContaining('without the attribute "token"'),
    ]);
  });
});

test.each([
  ['https://user:pass@mw.example', 'pass'],
  ['https://mw.example?key=secret', 'secret'],
  ['https://first:pass@second:word@mw.example', 'word'],
])('the problem of the middleware "%s" keeps its secret', (middleware, secret) => {
  const [problem] = read({ attributes: { middleware } }).problems;
  const message = problem && describeProblem(problem);
  expect(message).toMatch(/, not ".*…/);
  expect(message).not.toContain(secret);
});

test.each([
  ['es', 'es_ES'],
  ['en-US', 'en_EN'],
  ['xx', 'pt_PT'],
  ['ca-ES', 'pt_PT'],
  ['est', 'pt_PT'],
  ['', 'pt_PT'],
])('a page in "%s" shows %s', (language, code) => {
  expect(read({ language }).config.language).toBe(code);
});

test('modal and button mode can always be closed', () => {
  for (const mode of ['modal', 'button']) {
    expect(read({ attributes: { mode, 'show-close': 'false' } }).config.showClose).toBe(true);
  }
});

test('an inline element can be closed where the page says so', () => {
  expect(read({}).config.showClose).toBe(false);
  expect(read({ attributes: { 'show-close': '' } }).config.showClose).toBe(true);
});

describe('a property', () => {
  test('may be plain data where its attribute is JSON', () => {
    const properties = {
      prefill: { name: 'Ana', length: 1e9 },
      links: { terms: 'https://a.example/t' },
      cartItems: [{ id: 1 }],
      cart: ['2'],
    };
    const { config, problems } = read({ properties });
    expect(problems).toEqual([]);
    expect(config).toMatchObject({
      prefill: { name: 'Ana' },
      links: { terms: 'https://a.example/t' },
      cartItems: [{ id: '1' }, { id: '2' }],
    });
  });

  test.each([{}, true, ['x'], Symbol('x')])('that is no text is refused: %s', (referralCode) => {
    const { config, problems } = read({ properties: { referralCode } });
    expect([config.referralCode, problems.length]).toEqual([null, 1]);
  });
});

test('a value that throws when it is looked at is refused, not thrown', () => {
  const hostile = new Proxy(
    {},
    {
      getOwnPropertyDescriptor() {
        throw new Error('hostile');
      },
    },
  );
  expect(read({ properties: { prefill: hostile } }).problems).toHaveLength(1);
});

test.each([
  ['both by the page', { token: 'a', 'external-token': 'b' }, '', []],
  ['both by a link', {}, 'token=a&externalToken=b', ['token', 'externalToken']],
  ['the token by a link', { 'external-token': 'b' }, 'token=a', ['token']],
  ['the external token by a link', { token: 'a' }, 'externalToken=b', ['externalToken']],
  ['neither', {}, '', []],
])('tells which token came by a link: %s', (_, tokens, query, linked) => {
  const attributes: Record<string, string> = { 'url-params': 'on', 'user-id': '9', ...tokens };
  expect(read({ attributes, query }).config.linked).toEqual(linked);
});
