import { describe, expect, it } from 'vitest';

import { parseSavedCart, type SavedCart } from './saved-cart.ts';
import { SAVED_STATE_MAX_AGE_MS } from '../../../lib/limits.ts';

const NOW = 1_800_000_000_000;
const CART: SavedCart = {
  savedAt: NOW,
  requested: '[]',
  lines: [{ productId: '7', quantity: 3 }],
  transportType: 'delivery',
  sentAsap: '2026-11-20T18:30:00+00:00',
  shown: {
    finalCents: 1250,
    items: [{ id: '7', name: 'Sopa', quantity: 2, unitCents: 500 }],
  },
};

describe('a cart that was stored', () => {
  it('is the same again within a day', () => {
    expect(parseSavedCart(JSON.stringify(CART), NOW + SAVED_STATE_MAX_AGE_MS)).toEqual(CART);
  });

  it.each([
    ['older than a day', JSON.stringify(CART), NOW + SAVED_STATE_MAX_AGE_MS + 1],
    ['of the future', JSON.stringify(CART), NOW - 1],
    ['no JSON', '{"savedAt":1', NOW],
    ['with an id that is none', JSON.stringify(CART).replaceAll('"7"', '""'), NOW],
    ['with no piece', JSON.stringify(CART).replace('"quantity":3', '"quantity":0'), NOW],
    ['with half a piece', JSON.stringify(CART).replace('"quantity":3', '"quantity":0.5'), NOW],
    ['with too many pieces', JSON.stringify(CART).replace('"quantity":3', '"quantity":1000'), NOW],
  ])('is dropped when it is %s', (_, stored, now) => {
    expect(parseSavedCart(stored, now)).toBeNull();
  });
});
