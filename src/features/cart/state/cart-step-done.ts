import type { Getter } from 'jotai/vanilla';

import type { CartStep } from '../rules/quantity-steps.ts';
import type { Id } from '../../../lib/config/id.ts';
import { cartAtom } from './cart-atom.ts';

/** How many pieces of a product are in the cart. */
export const quantityIn = (get: Getter, productId: Id): number =>
  get(cartAtom)
    .items.filter((item) => item.productId === productId)
    .reduce((sum, item) => sum + item.quantity, 0);

/** Whether the cart holds what a step was to bring about, with so many pieces of its product before. */
export function stepIsDone(get: Getter, step: CartStep, before: number): boolean {
  if (step.kind === 'add') return quantityIn(get, step.productId) >= before + step.quantity;
  return get(cartAtom).items.every(({ id }) => id !== step.itemId);
}
