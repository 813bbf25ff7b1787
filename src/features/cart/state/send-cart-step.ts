import type { Getter } from 'jotai/vanilla';

import { addCartItem, removeCartItem } from '../calls/cart.ts';
import type { CartStep } from '../rules/quantity-steps.ts';
import type { ShoppingCart } from '../rules/shopping-cart.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { cartShopId } from '../../account/state/session-id-atom.ts';
import { servicesAtom } from '../../../context/services.ts';

/** Sends one change of the cart; resolves with the cart as it is then. Rejects with an `ApiError`. */
export function sendCartStep(get: Getter, step: CartStep): Promise<ShoppingCart> {
  const { call, host } = get(servicesAtom);
  const token = get(credentialsAtom)?.token ?? null;
  const options = { intentKey: host.randomId() };
  if (step.kind === 'remove') return call(removeCartItem, [step.itemId, token], options);
  const { productId, quantity } = step;
  const item = { shopId: cartShopId(get), productId, quantity };
  return call(addCartItem, [item, token], options);
}
