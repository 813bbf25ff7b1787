import type { UserRow } from '../authentication/users-data.ts';
import { type CartOwner, openCart, paymentMethodsOf, surroundingsOf } from '../cart/cart-store.ts';
import type { StoredCart } from '../cart/carts-data.ts';
import { type PaymentKind, priceCart } from '../cart/price-cart.ts';
import type { MethodRow } from '../delivery/methods-data.ts';
import { hostedPageUrl } from '../payment/hosted-page-url.ts';
import { addPayment } from '../payment/payment-store.ts';
import { findShop } from '../shop/find-shop.ts';
import { DEARER_PRODUCT, SOLD_OUT_PRODUCT } from '../shop/store-products.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { languageOf, text } from '../support/localised.ts';
import { SandboxError } from '../support/sandbox-error.ts';
import { checkDelivery, refuse, savedAddress } from './check-delivery.ts';
import type { OrderBody } from './order-schema.ts';

const FIRST_ORDER = 7001;
const DESCRIPTION = text('Encomenda', 'Pedido', 'Order');

const ACCEPTS = { online: 'acceptsOnlinePayment', offline: 'acceptsOfflinePayment' } as const;

/** Plays what happens to some products while they are ordered: one sells out, one costs more. */
function playMagicProducts(
  { cart, keep }: ReturnType<typeof openCart>,
  sandbox: SandboxContext,
): void {
  const has = (id: number) => cart.lines.some((line) => line.productId === id);
  if (has(SOLD_OUT_PRODUCT)) {
    keep({ ...cart, lines: cart.lines.filter((line) => line.productId !== SOLD_OUT_PRODUCT) });
    throw new SandboxError('ITEM_GONE', { productId: SOLD_OUT_PRODUCT });
  }
  const state = sandbox.state();
  if (has(DEARER_PRODUCT.id) && !state.dearer) {
    state.dearer = true;
    throw new SandboxError('PRICE_CHANGED', { productId: DEARER_PRODUCT.id });
  }
}

function checkPayment(kind: PaymentKind, methods: readonly MethodRow[], request: Request): void {
  if (!paymentMethodsOf(request).includes(kind)) refuse('paymentMethod', 'is not offered here');
  if (!methods.every((method) => method[ACCEPTS[kind]])) {
    refuse('paymentMethod', 'is not accepted by every delivery method');
  }
}

function checkInvoice(body: OrderBody, user: UserRow | null, sandbox: SandboxContext): void {
  const { fiscalAddressId } = body.orderInformation;
  if (fiscalAddressId === undefined) return;
  if (!body.taxInformation) refuse('taxInformation', 'is needed for an invoice');
  savedAddress(fiscalAddressId, user, sandbox);
}

/** Where an order is paid online; the page leads back to the one that it was made on. */
function paymentUrl(
  body: OrderBody,
  order: { amountCents: number; shopIds: readonly number[]; userId: number | null },
  request: Request,
  sandbox: SandboxContext,
): string {
  const { userId, amountCents, shopIds } = order;
  const payment = addPayment(sandbox, {
    userId,
    amountCents,
    merchant: shopIds.map((id) => findShop(String(id)).name).join(', '),
    what: DESCRIPTION,
    language: languageOf(request),
    returnUrl: body.refererLink,
    // The order stands, and its page is the only way to pay it.
    canRetry: true,
  });
  return hostedPageUrl(request, payment.id);
}

/**
 * Orders a cart: checks the body against it, keeps the order and empties the cart. Refuses with 400 (malformed), 404
 * (unknown) or 409 (empty cart, item gone, price changed). Contract section 3.
 */
export function createOrder(
  body: OrderBody,
  { user, owner, request }: { user: UserRow | null; owner: CartOwner; request: Request },
  sandbox: SandboxContext,
) {
  const opened = openCart(owner, sandbox);
  if (opened.cart.lines.length === 0) throw new SandboxError('EMPTY_CART');
  const { finalCents, shopIds } = priceCart(opened.cart, surroundingsOf(request, sandbox));
  const { delivery, paymentMethod } = body.orderInformation;
  const methods = checkDelivery(delivery, shopIds, user, sandbox);
  checkPayment(paymentMethod, methods, request);
  checkInvoice(body, user, sandbox);
  playMagicProducts(opened, sandbox);

  const userId = user?.id ?? null;
  const deliveryCents = methods.reduce((sum, each) => sum + Math.round(each.costWithVat * 100), 0);
  const amountCents = finalCents + deliveryCents;
  const url =
    paymentMethod === 'online'
      ? { paymentUrl: paymentUrl(body, { userId, amountCents, shopIds }, request, sandbox) }
      : {};
  const emptied: StoredCart = { ...opened.cart, couponCode: null, lines: [] };
  opened.keep(emptied);
  const { orders } = sandbox.state();
  const orderRef = `E-${FIRST_ORDER + orders.length}`;
  orders.push({ orderRef, userId, amountCents, body });
  return { orderRef, ...url };
}
