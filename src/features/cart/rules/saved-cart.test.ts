import { describe, expect, it } from 'vitest';

import { readRecord } from '../../../flow/rules/saved-flow.ts';
import { savedCartSchema, type SavedCart } from './saved-cart.ts';
import { SAVED_STATE_MAX_AGE_MS } from '../../../lib/limits.ts';

const NOW = 1_800_000_000_000;
const CART: SavedCart = {
  requested: '[]',
  lines: [{ productId: '7', quantity: 3 }],
  transportType: 'delivery',
  sentAsap: '2026-11-20T18:30:00+00:00',
  shown: {
    finalCents: 1250,
    items: [{ id: '7', name: 'Sopa', quantity: 2, unitCents: 500 }],
  },
};
const STORED = JSON.stringify({ savedAt: NOW, data: CART });

describe('a cart that was stored', () => {
  it('is the same again within a day', () => {
    expect(readRecord(savedCartSchema, STORED, NOW + SAVED_STATE_MAX_AGE_MS)).toEqual(CART);
  });

  it.each([
    ['older than a day', STORED, NOW + SAVED_STATE_MAX_AGE_MS + 1],
    ['of the future', STORED, NOW - 1],
    ['no JSON', '{"savedAt":1', NOW],
    ['of the earlier format', JSON.stringify({ savedAt: NOW, ...CART }), NOW],
    ['with an id that is none', STORED.replaceAll('"7"', '""'), NOW],
    ['with no piece', STORED.replace('"quantity":3', '"quantity":0'), NOW],
    ['with half a piece', STORED.replace('"quantity":3', '"quantity":0.5'), NOW],
    ['with too many pieces', STORED.replace('"quantity":3', '"quantity":1000'), NOW],
  ])('is dropped when it is %s', (_, stored, now) => {
    expect(readRecord(savedCartSchema, stored, now)).toBeNull();
  });
});
