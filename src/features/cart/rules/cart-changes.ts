import type { Cart, CartEntry } from './cart.ts';

/** What became of a cart while it was being ordered; amounts in cents. */
export type CartChange =
  /** The item cannot be had any more. */
  | { kind: 'gone'; name: string }
  | { kind: 'new'; name: string; quantity: number }
  | { kind: 'quantity'; name: string; before: number; after: number }
  /** A piece costs another price. */
  | { kind: 'price'; name: string; beforeCents: number; afterCents: number }
  /** What is to be paid changed, perhaps by a coupon alone. */
  | { kind: 'final'; beforeCents: number; afterCents: number };

/** What a customer saw of a cart when agreeing to it. */
export interface ShownCart extends Pick<Cart, 'finalCents'> {
  items: readonly ShownEntry[];
}

type ShownEntry = Pick<CartEntry, 'id' | 'name' | 'quantity' | 'unitCents'>;

function entryChanges(was: ShownEntry, is: ShownEntry | undefined): readonly CartChange[] {
  const { name } = was;
  if (!is) return [{ kind: 'gone', name }];
  const changes: CartChange[] = [];
  if (was.quantity !== is.quantity) {
    changes.push({ kind: 'quantity', name, before: was.quantity, after: is.quantity });
  }
  if (was.unitCents !== is.unitCents) {
    changes.push({ kind: 'price', name, beforeCents: was.unitCents, afterCents: is.unitCents });
  }
  return changes;
}

/**
 * What a customer has to see before agreeing anew: item by item, and the amount to pay. None when the two carts
 * cost and hold the same. Lines are told apart by their ids.
 */
export function cartChanges(shown: ShownCart, now: ShownCart): readonly CartChange[] {
  const byId = new Map(now.items.map((item) => [item.id, item]));
  const known = new Set(shown.items.map((item) => item.id));
  const changes: CartChange[] = [
    ...shown.items.flatMap((item) => entryChanges(item, byId.get(item.id))),
    ...now.items
      .filter((item) => !known.has(item.id))
      .map(({ name, quantity }) => ({ kind: 'new' as const, name, quantity })),
  ];
  return shown.finalCents === now.finalCents
    ? changes
    : [...changes, { kind: 'final', beforeCents: shown.finalCents, afterCents: now.finalCents }];
}
