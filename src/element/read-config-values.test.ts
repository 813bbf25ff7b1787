import { describe, expect, test } from 'vitest';

import { describeProblem } from './problem-texts.ts';
import { read, type Given } from '../../test/support/element/read-given.ts';

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

  test('continues with the rows of the other list', () => {
    const { config, fatal } = read({ attributes: { 'cart-items': '[{}]', cart: '4' } });
    expect([config.cartItems, fatal]).toEqual([[order('4')], false]);
  });
});

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
  ['fr-CH', 'fr_FR'],
  ['de', 'de_DE'],
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
      prefill: { name: 'Ana' },
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

  test('is not measured by a name of its own', () => {
    const { config, problems } = read({ properties: { prefill: { name: 'Ana', length: 1e9 } } });
    expect(config.prefill).toEqual({ name: 'Ana' });
    expect(problems.map(describeProblem)).toEqual([
      expect.stringContaining('. Ignored: "length".'),
    ]);
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
