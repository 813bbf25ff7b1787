import type { Store } from 'jotai/vanilla/store';

import { setItemQuantityAction } from '../../../src/features/cart/state/page-cart.ts';

/** Presses plus on an item of the menu once. */
export function addItem(store: Store, productId: string): void {
  store.set(setItemQuantityAction, { id: productId, to: (now) => now + 1 });
}
