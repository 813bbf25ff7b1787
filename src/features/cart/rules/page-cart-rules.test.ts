import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { joinNotes, setShopNote, shopNote } from './cart.ts';
import { type CartLines, quantityOf, setQuantity, undoRemoval } from './page-cart-rules.ts';

const LINES: CartLines = [
  { productId: 'a', quantity: 1 },
  { productId: 'b', quantity: 2 },
  { productId: 'c', quantity: 3 },
];

describe('a cart put together from a menu', () => {
  it('changes a line in its place and puts new things last', () => {
    expect(setQuantity(setQuantity(LINES, 'b', 3), 'd', 4)).toEqual([
      { productId: 'a', quantity: 1 },
      { productId: 'b', quantity: 3 },
      { productId: 'c', quantity: 3 },
      { productId: 'd', quantity: 4 },
    ]);
  });

  it.each([
    [0, 0],
    [-3, 0],
    [0.4, 1],
    [2.6, 3],
    [Number.NaN, 1],
    [100_000, 999],
  ])('takes a quantity of %d for %d', (typed, kept) =>
    expect(quantityOf(setQuantity(LINES, 'a', typed), 'a')).toBe(kept),
  );

  it('gives a removed line back to where it stood', () => {
    const left = setQuantity(LINES, 'b', 0);
    expect(left.map((line) => line.productId)).toEqual(['a', 'c']);
    expect(undoRemoval(left, { productId: 'b', quantity: 2 }, 1)).toEqual(LINES);
  });

  it('does not count twice what was added again before undo was pressed', () => {
    const again = setQuantity(setQuantity(LINES, 'b', 0), 'b', 5);
    expect(undoRemoval(again, { productId: 'b', quantity: 2 }, 1)).toEqual(again);
  });

  it('puts back a line even if the cart was emptied', () => {
    const line = { productId: 'c', quantity: 3 };
    expect(undoRemoval([], line, 2)).toEqual([line]);
  });

  it('has nothing to remove that is not in it', () => {
    expect(setQuantity(LINES, 'x', 0)).toEqual(LINES);
  });

  it('holds every product once and in whole pieces, whatever is pressed; undo is exact', () => {
    const ids = fc.constantFrom('a', 'b', 'c');
    const press = fc.tuple(ids, fc.oneof(fc.constant(0), fc.double()));
    fc.assert(
      fc.property(fc.array(press, { maxLength: 20 }), (presses) => {
        let lines: CartLines = [];
        for (const [id, quantity] of presses) {
          const before = lines;
          const index = before.findIndex((line) => line.productId === id);
          const line = before[index];
          lines = setQuantity(before, id, quantity);
          if (line && lines.length < before.length) {
            expect(undoRemoval(lines, line, index)).toEqual(before);
          }
          expect(new Set(lines.map((line) => line.productId)).size).toBe(lines.length);
          for (const line of lines) {
            expect(Number.isInteger(line.quantity)).toBe(true);
            expect(line.quantity).toBeGreaterThanOrEqual(1);
            expect(line.quantity).toBeLessThanOrEqual(999);
          }
        }
      }),
    );
  });
});

describe('notes to shops', () => {
  it('are kept shop by shop and sent trimmed', () => {
    const notes = setShopNote(setShopNote({}, '1', ' Sem cebola \n'), '2', 'Depois das 18h');
    expect(shopNote(notes, '1')).toBe('Sem cebola');
    expect(shopNote(notes, '3')).toBe('');
    expect(shopNote({}, 'constructor')).toBe('');
  });

  it('have a length that the platform takes', () => {
    expect(shopNote(setShopNote({}, '1', 'x'.repeat(3000)), '1')).toHaveLength(2000);
  });

  it('"joined by a newline", blank ones left out', () => {
    expect(joinNotes([' a ', '', '  ', 'b'])).toBe('a\nb');
  });
});
