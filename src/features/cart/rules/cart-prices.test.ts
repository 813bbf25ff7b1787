import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { TEXT_MAX_LENGTH } from '../../../lib/limits.ts';
import type { MenuItem } from '../../offer/rules/shop.ts';
import { cartChanges, countPieces, isCartEmpty, orderTotalCents, toCart } from './cart.ts';
import { normaliseCoupon } from '../state/coupon.ts';
import { priceMenuCart, type MenuPricing } from './page-cart-rules.ts';
import { quantitySteps } from './quantity-steps.ts';
import { ShoppingCartSchema } from './server-cart-schema.ts';

const ITEM: MenuItem = {
  id: '1',
  name: 'Bacalhau à Brás',
  description: '',
  priceCents: 1450,
  currency: 'EUR',
  takeawayDeliveryAvailable: true,
  status: 'active',
};
const PRICING: MenuPricing = {
  shop: { id: '7', name: 'Tasca' },
  items: new Map([
    ['1', ITEM],
    ['2', { ...ITEM, id: '2', name: 'Nata', priceCents: 165 }],
  ]),
  discountPercent: 10,
  deliveryCostCents: 250,
  currency: 'EUR',
};

/** A cart of one item. */
const cartOf = (priceCents: number, terms: Partial<MenuPricing>) =>
  priceMenuCart([{ productId: '1', quantity: 1 }], {
    ...PRICING,
    items: new Map([['1', { ...ITEM, priceCents }]]),
    ...terms,
  });

describe('spec section 9 "Cart final price"', () => {
  it.each([
    [3065, 10, 250, 306, 3009],
    [3065, -10, 250, 306, 3009],
    [1005, 50, 0, 502, 503],
    [999, 0, 300, 0, 1299],
    [999, 100, 300, 999, 300],
    [999, 250, 300, 999, 300],
    [0, 10, 250, 0, 250],
  ])(
    '%i cents less %d percent plus %i of delivery: %i off, %i to pay',
    (items, discountPercent, deliveryCostCents, off, final) => {
      const price = cartOf(items, { discountPercent, deliveryCostCents });
      expect(price).toMatchObject({ discountCents: off, finalCents: final });
    },
  );

  it('is whole cents, adds up, and is never below the delivery', () => {
    const money = fc.integer({ min: 0, max: 10_000_000 });
    const percent = fc.integer({ min: -12_000, max: 12_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(money, percent, money, (items, discountPercent, deliveryCostCents) => {
        const price = cartOf(items, { discountPercent, deliveryCostCents });
        expect(Number.isInteger(price.finalCents)).toBe(true);
        expect(price.finalCents).toBe(items - price.discountCents + deliveryCostCents);
        expect(price.finalCents).toBeGreaterThanOrEqual(deliveryCostCents);
        expect(price.discountCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a transport order', () => {
  it('stands in the terms of every cart', () => {
    const lines = [
      { productId: '1', quantity: 2 },
      { productId: '2', quantity: 1 },
      { productId: 'gone', quantity: 4 },
    ];
    const cart = priceMenuCart(lines, PRICING);
    expect(cart).toMatchObject({
      shops: [{ id: '7', name: 'Tasca' }],
      itemsTotalCents: 3065,
      discountCents: 306,
      finalCents: 3009,
      couponCode: null,
    });
    expect(cart.items[0]).toEqual({
      id: '1',
      productId: '1',
      name: ITEM.name,
      quantity: 2,
      unitCents: 1450,
      unitBeforeCents: null,
      lineCents: 2900,
      lineBeforeCents: null,
      currency: 'EUR',
      image: null,
      notes: '',
    });
    expect(countPieces(cart)).toBe(3);
  });

  it('that is empty costs nothing, not even delivery', () => {
    const cart = priceMenuCart([], PRICING);
    expect(isCartEmpty(cart)).toBe(true);
    expect(cart).toMatchObject({ shops: [], finalCents: 0 });
  });
});

const WIRE_ITEM = {
  id: 31,
  productId: 7731,
  name: 'Azeite',
  quantity: 2,
  lineTotalBefore: 23.8,
  lineTotal: 21.42,
  promotionPrice: 10.71,
  price: 11.9,
  currency: '€',
  image: null,
  notes: '',
};
const WIRE_CART = {
  couponCode: 'SAVE10',
  shops: [
    {
      id: 3,
      name: 'Mercearia',
      items: [WIRE_ITEM],
    },
    { id: 4, name: 'Vazia', items: [] },
  ],
  itemsTotal: 21.42,
  discountValue: -2.14,
  final: 19.28,
};
const SERVER_CART = v.parse(ShoppingCartSchema, WIRE_CART);

/** A line of the server's cart, parsed. */
function readItem(changes: object) {
  const shops = [{ id: 3, name: 'Mercearia', items: [{ ...WIRE_ITEM, ...changes }] }];
  return toCart(v.parse(ShoppingCartSchema, { ...WIRE_CART, shops })).items[0];
}

describe("the server's cart", () => {
  const cart = toCart(SERVER_CART);

  it('knows the product of a line by its own id, and by the line where it has none', () => {
    expect(cart.items[0]).toMatchObject({ id: '31', productId: '7731' });
    expect(readItem({ productId: null })).toMatchObject({ id: '31', productId: '31' });
  });

  it("keeps the server's totals, and a discount of any sign", () => {
    expect(cart).toMatchObject({
      itemsTotalCents: 2142,
      discountCents: 214,
      finalCents: 1928,
      currency: '€',
      couponCode: 'SAVE10',
    });
    expect(orderTotalCents(cart, 350)).toBe(2278);
  });

  it('shows a promotion with the price before it, and no shop without items', () => {
    expect(cart.shops.map((shop) => shop.id)).toEqual(['3']);
    expect(cart.items[0]).toMatchObject({
      unitCents: 1071,
      unitBeforeCents: 1190,
      lineCents: 2142,
      lineBeforeCents: 2380,
    });
  });

  it('names no price before that was not higher', () => {
    expect(readItem({ promotionPrice: null, lineTotalBefore: 21.42 })).toMatchObject({
      unitBeforeCents: null,
      lineBeforeCents: null,
    });
  });

  it.each([
    [2, []],
    [5, [{ kind: 'add', productId: '7731', quantity: 3 }]],
    [
      1,
      [
        { kind: 'remove', itemId: '31' },
        { kind: 'add', productId: '7731', quantity: 1 },
      ],
    ],
    [0, [{ kind: 'remove', itemId: '31' }]],
  ])('is brought from 2 pieces to %i by %o', (wanted, steps) => {
    const [item] = cart.items;
    expect(item && quantitySteps(item, wanted)).toEqual(steps);
  });
});

describe('a cart that changed while it was being ordered', () => {
  const { items, finalCents } = toCart(SERVER_CART);
  const shown = { items, finalCents };
  const [azeite] = shown.items;
  const of = (changes: object) => (azeite ? [{ ...azeite, ...changes }] : []);

  it('is silent when nothing changed', () => expect(cartChanges(shown, shown)).toEqual([]));

  it('names what is gone and what is to be paid now', () => {
    expect(cartChanges(shown, { ...shown, items: [], finalCents: 0 })).toEqual([
      { kind: 'gone', name: 'Azeite' },
      { kind: 'final', beforeCents: 1928, afterCents: 0 },
    ]);
  });

  it('names both prices and both quantities', () => {
    const now = { ...shown, items: of({ unitCents: 1190, quantity: 1 }) };
    expect(cartChanges(shown, now)).toEqual([
      { kind: 'quantity', name: 'Azeite', before: 2, after: 1 },
      { kind: 'price', name: 'Azeite', beforeCents: 1071, afterCents: 1190 },
    ]);
  });

  it('names what was put in elsewhere', () => {
    const now = { ...shown, items: [...shown.items, ...of({ id: '32', name: 'Mel' })] };
    expect(cartChanges(shown, now)).toEqual([{ kind: 'new', name: 'Mel', quantity: 2 }]);
  });
});

describe('a coupon', () => {
  it('is sent without the blanks that came with pasting', () => {
    expect(normaliseCoupon(' SAVE 10\n')).toBe('SAVE10');
  });

  it('is sent no longer than a line may be', () => {
    expect(normaliseCoupon('X'.repeat(TEXT_MAX_LENGTH + 1))).toHaveLength(TEXT_MAX_LENGTH);
  });

  it('"Once applied, the coupon field locks"', () => {
    expect(toCart(SERVER_CART).couponCode).toBe('SAVE10');
    expect(v.parse(ShoppingCartSchema, { ...WIRE_CART, couponCode: '' }).couponCode).toBeNull();
  });
});

describe('a menu order with dishes in several currencies', () => {
  const items = new Map([
    ['1', ITEM],
    ['2', { ...ITEM, id: '2', currency: 'kr' }],
  ]);
  const cartWith = (ids: readonly string[], currency: string) =>
    priceMenuCart(
      ids.map((productId) => ({ productId, quantity: 1 })),
      { ...PRICING, items, currency },
    );

  it('keeps the currency of each, and has no total that can be said', () => {
    const cart = cartWith(['1', '2'], 'EUR');
    expect(cart.items.map(({ currency }) => currency)).toEqual(['EUR', 'kr']);
    expect(cart.hasSeveralCurrencies).toBe(true);
  });

  it.each([
    ['the currency of the order', ['1'], '€', false],
    ['another one than its delivery cost', ['1'], 'kr', true],
    ['nothing', [], 'kr', false],
  ])('of %s', (_, ids, currency, expected) => {
    expect(cartWith(ids, currency).hasSeveralCurrencies).toBe(expected);
  });
});
