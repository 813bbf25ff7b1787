import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { MenuItem } from '../../offer/rules/shop.ts';
import { resolveCart, resolveLines } from './resolve-cart.ts';

function item(id: string, changes: Partial<MenuItem> = {}): readonly [string, MenuItem] {
  const made = {
    id,
    name: `Prato ${id}`,
    description: '',
    priceCents: 500,
    currency: 'EUR',
    takeawayDeliveryAvailable: true,
    status: 'active',
    ...changes,
  };
  return [id, made];
}

const ITEMS = new Map([
  item('1'),
  item('2'),
  item('off', { status: 'inactive' }),
  item('table', { takeawayDeliveryAvailable: false }),
]);
const ask = (productId: string, qty = 1, id = productId) => ({ id, productId, qty });

describe("a page's cart held against the shop's price list", () => {
  it('keeps what can be ordered, in the order that was asked for', () => {
    expect(resolveCart([ask('2', 3), ask('1')], ITEMS)).toEqual({
      lines: [
        { productId: '2', quantity: 3 },
        { productId: '1', quantity: 1 },
      ],
      unavailableItems: [],
    });
  });

  it('adds up what is asked for twice, as in cart="1,1,2"', () => {
    expect(resolveCart([ask('1'), ask('1'), ask('2')], ITEMS).lines).toEqual([
      { productId: '1', quantity: 2 },
      { productId: '2', quantity: 1 },
    ]);
  });

  it('knows a product by its product id first, else by its id', () => {
    expect(resolveCart([ask('1', 1, '2'), ask('unknown', 4, '2')], ITEMS).lines).toEqual([
      { productId: '1', quantity: 1 },
      { productId: '2', quantity: 4 },
    ]);
  });

  it.each([
    ['it is not on sale', ask('99'), 'unknown', null],
    ['it is not on the menu now', ask('off'), 'inactive', 'Prato off'],
    ['it is only had at the table', ask('table'), 'notTransported', 'Prato table'],
    ['there are not as many', ask('1', 1000), 'quantity', 'Prato 1'],
    ['half a piece is not sold', ask('1', 1.5), 'quantity', 'Prato 1'],
    ['nothing was asked for', ask('1', 0), 'quantity', 'Prato 1'],
    ['less than nothing was asked for', ask('1', -2), 'quantity', 'Prato 1'],
    ['the quantity is none', ask('1', Number.NaN), 'quantity', 'Prato 1'],
  ])('names what is left out because %s, and keeps the rest', (_, request, reason, name) => {
    const { lines, unavailableItems } = resolveCart([request, ask('2')], ITEMS);
    expect(lines).toEqual([{ productId: '2', quantity: 1 }]);
    expect(unavailableItems).toEqual([
      { productId: request.productId, name, quantity: request.qty, reason },
    ]);
  });

  it('loses nothing: every product asked for is in the cart, or named once', () => {
    const requests = fc.array(
      fc.record({
        id: fc.constantFrom('1', '2', 'off', 'table', '99'),
        productId: fc.constantFrom('1', '2', 'off', 'table', '98'),
        qty: fc.oneof(fc.integer({ min: -2, max: 1200 }), fc.double()),
      }),
    );
    fc.assert(
      fc.property(requests, (asked) => {
        const { lines, unavailableItems } = resolveCart(asked, ITEMS);
        const idsOf = (list: readonly { productId: string }[]) =>
          list.map((each) => each.productId);
        for (const list of [lines, unavailableItems]) {
          expect(new Set(idsOf(list)).size).toBe(list.length);
        }
        const ids = idsOf([...lines, ...unavailableItems]);
        for (const { id, productId } of asked) {
          expect(ids.includes(productId) || ids.includes(id)).toBe(true);
        }
        expect(resolveLines(lines, ITEMS)).toEqual({ lines, unavailableItems: [] });
      }),
    );
  });

  it('of a restored order names what has gone since', () => {
    const lines = [{ productId: '1', quantity: 2 }];
    expect(resolveLines(lines, new Map()).unavailableItems).toMatchObject([{ reason: 'unknown' }]);
  });
});
