import type { CartEntry } from './cart.ts';
import type { MeasuredThing } from '../../offer/rules/offer-events.ts';

/** Lines of a cart as they are measured, without a word about a person; what was written to the shop stays out. */
export function measuredEntries(
  entries: readonly Pick<CartEntry, 'productId' | 'name' | 'unitCents' | 'quantity'>[],
  shopName: string,
): readonly MeasuredThing[] {
  return entries.map(({ productId, name, unitCents, quantity }) => ({
    id: productId,
    name,
    shopName,
    category: 'order',
    unitCents,
    quantity,
  }));
}
