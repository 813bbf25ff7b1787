import type { Store } from 'jotai/vanilla/store';

import type { Id } from '../../../src/lib/config/id.ts';
import { setItemQuantityAction } from '../../../src/features/cart/state/page-cart.ts';

/** Presses plus on an item of the menu once. */
export function addItem(store: Store, productId: Id): void {
  store.set(setItemQuantityAction, { id: productId, to: (now) => now + 1 });
}
