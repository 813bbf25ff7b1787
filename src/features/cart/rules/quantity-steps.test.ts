import { describe, expect, it } from 'vitest';

import { fillSteps } from './quantity-steps.ts';

const entry = (productId: string, quantity: number) => ({
  id: productId,
  productId,
  quantity,
  name: `Artigo ${productId}`,
  unitCents: 100,
  unitBeforeCents: null,
  lineCents: 100 * quantity,
  lineBeforeCents: null,
  currency: 'EUR',
  image: null,
  notes: '',
});
const ask = (productId: string, qty: number) => ({ id: productId, productId, qty });
const CART = { items: [entry('1', 2), entry('2', 3)] };

describe('what a page asks for of the server cart', () => {
  it.each([
    ['what is missing is added', [ask('9', 4)], [{ kind: 'add', productId: '9', quantity: 4 }]],
    [
      'what is there in part is made up for',
      [ask('1', 5)],
      [{ kind: 'add', productId: '1', quantity: 3 }],
    ],
    [
      'the same twice is added up',
      [ask('9', 1), ask('9', 2)],
      [{ kind: 'add', productId: '9', quantity: 3 }],
    ],
    ['what is there already stays as it is', [ask('1', 2), ask('2', 1)], []],
    ['nothing asked for changes nothing', [], []],
  ])('%s', (_, requests, steps) => {
    expect(fillSteps(CART, requests, { exactly: false })).toEqual({ steps, unavailableItems: [] });
  });

  it('exactly takes out the rest, and makes less of what is too much', () => {
    expect(fillSteps(CART, [ask('2', 1), ask('9', 1)], { exactly: true }).steps).toEqual([
      { kind: 'remove', itemId: '1' },
      { kind: 'remove', itemId: '2' },
      { kind: 'add', productId: '2', quantity: 1 },
      { kind: 'add', productId: '9', quantity: 1 },
    ]);
  });

  it.each([0, 0.5, -1, 1000])('%d pieces are named and left out', (qty) => {
    const filling = fillSteps(CART, [ask('9', qty), ask('1', qty)], { exactly: false });
    expect(filling.steps).toEqual([]);
    expect(filling.unavailableItems.map(({ reason }) => reason)).toEqual(['quantity', 'quantity']);
  });
});
