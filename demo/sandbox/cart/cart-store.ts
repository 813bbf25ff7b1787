import { userOfToken } from '../authentication/find-user.ts';
import { hasHostedPage } from '../payment/hosted-page-url.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { sessionCart, type StoredCart, userCart } from './carts-data.ts';
import type { CartSurroundings, PaymentKind } from './price-cart.ts';

/** Whose cart a call is about. */
export interface CartOwner {
  token?: string | undefined;
  sessionId?: string | undefined;
}

const EMPTY: StoredCart = { id: 1, couponCode: null, lines: [] };

/** The cart of a user or else of a session, and how to keep another one; 401 for an unknown token. */
export function openCart({ token, sessionId }: CartOwner, sandbox: SandboxContext) {
  const key = token ? userCart(userOfToken(sandbox, token).id) : sessionCart(sessionId);
  const { carts } = sandbox.state();
  return {
    cart: carts.get(key) ?? EMPTY,
    keep: (cart: StoredCart): StoredCart => {
      carts.set(key, cart);
      return cart;
    },
  };
}

/** How carts may be paid: without a server there is no page to pay online on. */
export function paymentMethodsOf(request: Request): readonly PaymentKind[] {
  return hasHostedPage(request) ? ['online', 'offline'] : ['offline'];
}

/** The inputs for pricing the cart of a request. */
export function surroundingsOf(request: Request, sandbox: SandboxContext): CartSurroundings {
  return {
    state: sandbox.state(),
    urlOf: sandbox.picturesFor(request),
    paymentMethods: paymentMethodsOf(request),
  };
}
