import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { joinRequests } from './resolve-cart.ts';

const ask = (productId: string, quantity: number) => ({ productId, quantity });

describe('what a page asks for', () => {
  it('is added up by product, in the order of being asked for first', () => {
    const requests = [ask('b', 1), ask('a', 2), ask('b', 3)];
    expect(joinRequests(requests)).toEqual({ wanted: [ask('b', 4), ask('a', 2)], invalid: [] });
  });

  it.each([
    ['two halves make no whole', [ask('a', 1.5), ask('a', 0.5)], [], [ask('a', 0.5)]],
    [
      'a good one stays beside a bad one',
      [ask('a', 2), ask('a', NaN)],
      [ask('a', 2)],
      [ask('a', NaN)],
    ],
    [
      'less than none takes nothing away',
      [ask('a', 2), ask('a', -1)],
      [ask('a', 2)],
      [ask('a', -1)],
    ],
    ['together they may be too many', [ask('a', 998), ask('a', 2)], [], [ask('a', 1000)]],
  ])('is checked one by one: %s', (_, requests, wanted, invalid) => {
    expect(joinRequests(requests)).toEqual({ wanted, invalid });
  });

  it('is wanted or invalid, and never wanted in other than 1 to 999 whole pieces', () => {
    const request = fc.record({
      productId: fc.constantFrom('a', 'b', 'c'),
      quantity: fc.oneof(fc.integer({ min: -2, max: 1200 }), fc.double()),
    });
    fc.assert(
      fc.property(fc.array(request), (requests) => {
        const { wanted, invalid } = joinRequests(requests);
        const told = new Set([...wanted, ...invalid].map(({ productId }) => productId));
        expect(told).toEqual(new Set(requests.map(({ productId }) => productId)));
        for (const { quantity } of wanted) {
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999).toBe(true);
        }
      }),
    );
  });
});
