import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { joinNotes, setShopNote, shopNote } from './cart.ts';
import {
  type CartLines,
  quantityOf,
  removeFromCart,
  setQuantity,
  undoRemoval,
} from './page-cart.ts';

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
    [0, 1],
    [-3, 1],
    [2.6, 3],
    [Number.NaN, 1],
    [100_000, 999],
  ])('takes a quantity of %d for %d', (typed, kept) =>
    expect(quantityOf(setQuantity(LINES, 'a', typed), 'a')).toBe(kept),
  );

  it('gives a removed line back to where it stood', () => {
    const taken = removeFromCart(LINES, 'b');
    expect(taken?.lines.map((line) => line.productId)).toEqual(['a', 'c']);
    expect(taken && undoRemoval(taken.lines, taken.removed)).toEqual(LINES);
  });

  it('does not count twice what was added again before undo was pressed', () => {
    const taken = removeFromCart(LINES, 'b');
    const again = taken ? setQuantity(taken.lines, 'b', 5) : [];
    expect(taken && undoRemoval(again, taken.removed)).toEqual(again);
  });

  it('puts back a line even if the cart was emptied', () => {
    const taken = removeFromCart(LINES, 'c');
    expect(taken && undoRemoval([], taken.removed)).toEqual([{ productId: 'c', quantity: 3 }]);
  });

  it('has nothing to remove that is not in it', () => {
    expect(removeFromCart(LINES, 'x')).toBeNull();
  });

  it('holds every product once and in whole pieces, whatever is pressed; undo is exact', () => {
    const ids = fc.constantFrom('a', 'b', 'c');
    const press = fc.tuple(fc.constantFrom('set', 'remove'), ids, fc.double());
    fc.assert(
      fc.property(fc.array(press, { maxLength: 20 }), (presses) => {
        let lines: CartLines = [];
        for (const [verb, id, quantity] of presses) {
          if (verb === 'set') lines = setQuantity(lines, id, quantity);
          else {
            const taken = removeFromCart(lines, id);
            if (taken) expect(undoRemoval(taken.lines, taken.removed)).toEqual(lines);
            lines = taken?.lines ?? lines;
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
