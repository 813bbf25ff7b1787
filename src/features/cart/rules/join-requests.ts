import type { Id } from '../../../lib/config/id.ts';
import { CART_MAX_QUANTITY } from '../../../lib/limits.ts';
import type { CartLine, CartLines } from './transport-cart.ts';

/** What a page asks for, by product. */
export interface JoinedRequests {
  /** Whole pieces, 1 to 999; every product once, in the order of being asked for first. */
  wanted: CartLines;
  /** What cannot be ordered so: parts of a piece, none, less than none or too many; every product once. */
  odd: CartLines;
}

const isCount = (quantity: number) => Number.isSafeInteger(quantity) && quantity >= 1;

/** Puts requests of the same product together. A quantity that is none takes nothing from one that is. */
export function joinRequests(requests: CartLines): JoinedRequests {
  const counts = new Map<Id, CartLine>();
  const odd = new Map<Id, CartLine>();
  for (const request of requests) {
    const { productId, quantity } = request;
    const before = counts.get(productId)?.quantity ?? 0;
    if (isCount(quantity)) counts.set(productId, { productId, quantity: before + quantity });
    else odd.set(productId, request);
  }
  const isTooMuch = ({ quantity }: CartLine) => quantity > CART_MAX_QUANTITY;
  const lines = [...counts.values()];
  for (const line of lines.filter(isTooMuch)) odd.set(line.productId, line);
  return { wanted: lines.filter((line) => !isTooMuch(line)), odd: [...odd.values()] };
}
