import type { Id } from '../../../lib/config/id.ts';
import { CART_MAX_QUANTITY } from '../../../lib/limits.ts';

/** So many pieces of one item of the menu. */
export interface CartLine {
  productId: Id;
  /** Whole pieces, 1 to 999. */
  quantity: number;
}

/** What the customer put together from a menu: every product once, in the order of being added. */
export type CartLines = readonly CartLine[];

/** A line that was taken out, with its place, so that it can be put back. */
export interface RemovedLine {
  line: CartLine;
  /** Where it stood, from 0. */
  index: number;
}

/** The nearest quantity that a line may have. */
function clampQuantity(quantity: number): number {
  const whole = Number.isFinite(quantity) ? Math.round(quantity) : 1;
  return Math.min(Math.max(whole, 1), CART_MAX_QUANTITY);
}

/** How many pieces of a product are in the cart. */
export function quantityOf(lines: CartLines, productId: Id): number {
  return lines.find((line) => line.productId === productId)?.quantity ?? 0;
}

/** The cart with a product at another quantity; a product that was not in it comes last. */
export function setQuantity(lines: CartLines, productId: Id, quantity: number): CartLines {
  const line = { productId, quantity: clampQuantity(quantity) };
  return quantityOf(lines, productId) > 0
    ? lines.map((each) => (each.productId === productId ? line : each))
    : [...lines, line];
}

/** The cart without a product, and what was taken out; null when it was not in the cart. */
export function removeFromCart(
  lines: CartLines,
  productId: Id,
): { lines: CartLines; removed: RemovedLine } | null {
  const index = lines.findIndex((line) => line.productId === productId);
  const line = lines[index];
  return line ? { lines: lines.toSpliced(index, 1), removed: { line, index } } : null;
}

/** Puts a line back where it stood; pieces added since then are kept as they are. */
export function undoRemoval(lines: CartLines, { line, index }: RemovedLine): CartLines {
  if (quantityOf(lines, line.productId) > 0) return lines;
  return lines.toSpliced(Math.min(index, lines.length), 0, line);
}
