import type { Id } from '../../../lib/config/id.ts';
import type { CartEntry } from './cart.ts';

/** One call that brings the server's cart closer to what is wanted. */
export type CartStep =
  | { kind: 'add'; productId: Id; quantity: number }
  | { kind: 'remove'; itemId: Id };

/**
 * The calls that bring a line of the server's cart to another quantity. There is no call that sets it: fewer
 * pieces are the line removed and the rest added again. None when nothing changes; 0 removes.
 */
export function quantitySteps(
  { id, productId, quantity }: Pick<CartEntry, 'id' | 'productId' | 'quantity'>,
  wanted: number,
): readonly CartStep[] {
  if (wanted === quantity) return [];
  if (wanted > quantity) return [{ kind: 'add', productId, quantity: wanted - quantity }];
  const remove: CartStep = { kind: 'remove', itemId: id };
  return wanted > 0 ? [remove, { kind: 'add', productId, quantity: wanted }] : [remove];
}
