import { OWN_PREFIX, RETURN_MARKER } from '../../../lib/limits.ts';
import type { Getter, Setter } from 'jotai/vanilla';
import { resource } from '../../../context/resource.ts';
import { servicesAtom, configAtom } from '../../../context/checkout-context.ts';
import { isCartEmpty, isCartOrderable } from '../../cart/rules/cart.ts';
import { cartAtom, unpaidOrderAtom } from '../../cart/state/cart-atoms.ts';
import { type Order, orderAtom } from '../../cart/state/order-atom.ts';
import { emitCart } from '../../cart/state/cart-tracking.ts';
import { SERVER_CART } from '../../cart/state/change-server-cart.ts';
import { applyPageItemsAction } from '../../cart/state/fill-server-cart.ts';
import { busyItemAtom } from '../../cart/state/cart-keys.ts';
import { leftCartAtom } from '../../cart/state/shopping-cart-atom.ts';
import { orderPaymentAtom, solePaymentAtom } from '../../delivery/state/product-order-atoms.ts';
import { deliveryIsCompleteAtom } from '../../delivery/state/guest-address.ts';
import { getShop } from '../../offer/calls/shop-calls.ts';
import type { Shop } from '../../offer/rules/shop-services.ts';
import { goodsCurrencyAtom, sellersAtom, shopAtom } from '../../offer/state/offer-atoms.ts';
import { claimReturnedPayment, ownEntry } from '../../../submission/journal/journal.ts';
import {
  orderPaymentOf,
  restoreOrder,
  unpaidOrderElsewhere,
  unpaidOrderHere,
} from '../../payment/state/order-payment.ts';
import { savedOf } from '../../../flow/rules/saved-flow.ts';
import { readSavedState } from '../../../flow/state/read-saved-state.ts';
import type { OrderResult } from '../../payment/state/order-result-atom.ts';
import { savedOrderSchema } from '../rules/saved-order.ts';
import { savedStateKeyAtom } from '../../../flow/state/saved-state.ts';
import { restoreReceipt } from './receipt.ts';
import { isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';
import { onlyOption } from '../../../lib/only-option.ts';

/** The shop to contact: the only seller, or the page's shop for an empty cart; null for several sellers. */
function shopToAsk(get: Getter): string | null {
  const sellers = get(sellersAtom);
  return sellers.length === 0 ? get(configAtom).shopId : (onlyOption(sellers)?.id ?? null);
}

/** The shop to contact. It becomes the shop of the flow, whose contacts show. */
const SELLER = resource<Shop>({
  key: shopToAsk,
  translated: true,
  async read({ get, set, signal, key }) {
    const shop = await get(servicesAtom).call(getShop, [key], { signal });
    signal.throwIfAborted();
    set(shopAtom, shop);
    return shop;
  },
});

/** Loads the shop's contacts for an empty cart and an accepted order. A failure is reported, and no contact shows. */
export async function loadSeller(get: Getter, set: Setter): Promise<void> {
  if (get(shopAtom)?.id !== shopToAsk(get)) await set(SELLER.load);
}

/** An order of what is in the server's cart. */
const PRODUCT_ORDER: Order = {
  cart: SERVER_CART,
  isFinished: {
    'cart-review': (get) => isCartOrderable(get(cartAtom)),
    delivery: (get) => get(deliveryIsCompleteAtom),
    'payment-method': (get) => get(orderPaymentAtom) !== null,
  },
  skipFacts: (get) => ({ solePayment: get(solePaymentAtom) !== null }),
  // An unpaid order no longer takes precedence over a new one; its entry in the journal stays. Other flows leave it alone.
  savedKeys(get) {
    const order = get(isProductCheckoutAtom) ? unpaidOrderHere(get) : null;
    return order ? [OWN_PREFIX + order.key] : [];
  },
};

/** The accepted order of this tab as it was saved before this start; null without one. */
async function readPreviousOrder(get: Getter): Promise<OrderResult | null> {
  return savedOf(await readSavedState(get), 'ordering', savedOrderSchema)?.data ?? null;
}

/** Whether the previous order takes precedence over a new cart: it is unpaid, or its payment returns here. */
function isBeingPaid(get: Getter, previous: OrderResult | null): boolean {
  if (unpaidOrderHere(get)) return true;
  const isReturn = get(servicesAtom).host.pageUrl().includes(RETURN_MARKER);
  return isReturn && orderPaymentOf(get, previous?.orderRef) !== null;
}

/** Offers an order of another tab, or from before a restart, that may still have to be paid. */
function offerUnpaidOrder(get: Getter, set: Setter): void {
  const show = () => {
    // It may have been paid meanwhile, or the account may have signed out.
    const entry = unpaidOrderElsewhere(get);
    if (!entry) return set(unpaidOrderAtom, null);
    ownEntry(get, entry.key);
    restoreOrder(get, set, entry);
  };
  if (unpaidOrderElsewhere(get)) set(unpaidOrderAtom, { show });
}

/** Starts product checkout with the server's cart. Call it after the flow's data and stack are set. */
export async function beginOrder(get: Getter, set: Setter): Promise<void> {
  set(orderAtom, PRODUCT_ORDER);
  // Not run atoms, which a start would reset: the cart shows before it.
  set(busyItemAtom, null);
  set(leftCartAtom, null);
  claimReturnedPayment(get);
  const previous = await readPreviousOrder(get);
  const receipt = await restoreReceipt(get, set);
  const isShown = isBeingPaid(get, previous);
  if (!isShown) await set(applyPageItemsAction);
  emitCart(get, set);
  // An empty cart and an order shown again show the shop's contacts.
  if (isShown || isCartEmpty(get(cartAtom))) {
    if (!isShown) offerUnpaidOrder(get, set);
    const shownRef = previous?.orderRef;
    if (receipt && receipt.orderRef === shownRef) {
      set(sellersAtom, receipt.sellers);
      set(goodsCurrencyAtom, receipt.currency);
    }
    return loadSeller(get, set);
  }
  // After a reload, the confirmation does not show above a new cart.
  if (previous) get(servicesAtom).host.storage.remove(get(savedStateKeyAtom));
}
