import type { Getter, Setter } from 'jotai/vanilla';

import { configAtom } from '../../../context/config-atoms.ts';
import { isAbort, reportError, toApiError } from '../../../context/problems.ts';
import { runSignalAtom, servicesAtom } from '../../../context/services.ts';
import {
  cartAtom,
  cartBackendAtom,
  cartChangesAtom,
  removedEntryAtom,
  shopNotesAtom,
} from '../../cart/state/cart-atoms.ts';
import { announceCart } from '../../cart/state/cart-tracking.ts';
import { SERVER_CART } from '../../cart/state/change-server-cart.ts';
import { applyPageItemsAction } from '../../cart/state/fill-server-cart.ts';
import {
  couponAtom,
  couponChangesAtom,
  EMPTY_COUPON,
  shopsChangeAtom,
} from '../../cart/state/server-cart.ts';
import { busyItemAtom, leftCartAtom } from '../../cart/state/shopping-cart-atom.ts';
import { EMPTY_ADDRESS } from '../../delivery/rules/address-form.ts';
import { startDelivery } from '../../delivery/rules/delivery-choice.ts';
import { addressDialogAtom, addressRemovalAtom } from '../../delivery/state/address-dialogs.ts';
import {
  deliveryAtom,
  deliveryIsCompleteAtom,
  ratesStateAtom,
} from '../../delivery/state/delivery-atoms.ts';
import { syncShops } from '../../delivery/state/delivery-events.ts';
import { guestAddressIssuesAtom, orderAddressAtom } from '../../delivery/state/guest-address.ts';
import { typedAddressAtom } from '../../delivery/state/typed-address.ts';
import {
  NO_POINTS,
  pickupPointsAtom,
  pointQueryAtom,
  positionAtom,
  positionStateAtom,
} from '../../delivery/state/pickup-points.ts';
import {
  chosenPaymentAtom,
  offeredPaymentsAtom,
  orderIsEmptyAtom,
  orderPaymentAtom,
  UNKNOWN_PAYMENTS,
} from '../../delivery/state/product-order-atoms.ts';
import {
  fiscalAddressIdAtom,
  NO_ADDRESSES,
  savedAddressesAtom,
} from '../../delivery/state/saved-addresses.ts';
import { getShop } from '../../offer/calls/shop.ts';
import { sellersAtom, shopAtom } from '../../offer/state/offer-atoms.ts';
import { RETURN_MARKER } from '../../../lib/element-limits.ts';
import { adoptOldPayments, ownReturned } from '../../payment/state/open-payments.ts';
import {
  orderPaymentLinkAtom,
  orderPaymentOf,
  unpaidOrderHere,
} from '../../payment/state/order-payment.ts';
import { parseSavedState } from '../../../flow/rules/parse-saved-state.ts';
import type { SavedState } from '../../../flow/rules/saved-state.ts';
import { isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';
import { savedStateKeyAtom } from '../../../flow/state/saved-state-atoms.ts';
import { type StepCheck, stepChecksAtom } from '../../../flow/state/unfinished-step.ts';
import type { Id } from '../../../lib/config/id.ts';

/** The shop whose contacts are of use: the only seller, else, for an empty cart, the page's; null where there are several. */
function shopToAsk(get: Getter): Id | null {
  const [seller, ...others] = get(sellersAtom);
  if (!seller) return get(configAtom).shopId;
  return others.length === 0 ? seller.id : null;
}

/**
 * Loads the name and contacts of the shop for the views that show them: an empty cart and an accepted order. A
 * failure is reported, and no contact is shown.
 */
export async function loadSeller(get: Getter, set: Setter): Promise<void> {
  const { call, host } = get(servicesAtom);
  const signal = get(runSignalAtom);
  const shopId = shopToAsk(get);
  if (shopId === null || get(shopAtom)?.id === shopId) return;
  try {
    const shop = await call(getShop, [shopId], { signal });
    if (!signal.aborted) set(shopAtom, shop);
  } catch (error) {
    if (!isAbort(error)) reportError(host, toApiError(error));
  }
}

/** Goods that are delivered have somewhere to go. */
function hasPlace(get: Getter): boolean {
  const isDelivered = get(deliveryAtom).type === 'DELIVERY';
  if (!isDelivered) return true;
  return get(orderAddressAtom) !== null && get(guestAddressIssuesAtom).length === 0;
}

const here =
  (judge: StepCheck): StepCheck =>
  (get) =>
    !get(isProductCheckoutAtom) || judge(get);

const JUDGES = {
  'cart-review': here((get) => !get(orderIsEmptyAtom)),
  delivery: here((get) => get(deliveryIsCompleteAtom) && hasPlace(get)),
  'payment-method': here((get) => get(orderPaymentAtom) !== null),
} as const;

function resetDelivery(get: Getter, set: Setter): void {
  set(deliveryAtom, startDelivery(get(cartAtom).shops.map(({ id }) => id)));
  set(ratesStateAtom, 'idle');
  set(pickupPointsAtom, NO_POINTS);
  set(pointQueryAtom, '');
  set(positionAtom, null);
  set(positionStateAtom, 'idle');
  set(typedAddressAtom, EMPTY_ADDRESS);
  set(savedAddressesAtom, NO_ADDRESSES);
  set(addressDialogAtom, null);
  set(addressRemovalAtom, null);
}

function resetOrder(get: Getter, set: Setter): void {
  set(shopNotesAtom, {});
  set(cartChangesAtom, []);
  set(busyItemAtom, null);
  set(leftCartAtom, null);
  set(removedEntryAtom, null);
  set(couponAtom, { ...EMPTY_COUPON, text: get(configAtom).prefill.coupon ?? '' });
  set(couponChangesAtom, []);
  set(offeredPaymentsAtom, UNKNOWN_PAYMENTS);
  set(chosenPaymentAtom, null);
  set(fiscalAddressIdAtom, null);
  set(orderPaymentLinkAtom, null);
}

/** The order that was taken before this start; null where none was. */
async function readFormerOrder(get: Getter): Promise<SavedState | null> {
  const { host } = get(servicesAtom);
  const stored = await host.storage.read(get(savedStateKeyAtom));
  const saved = stored === null ? null : parseSavedState(stored, host.now());
  return saved?.reservation ? saved : null;
}

/** Whether a former order outweighs a new cart: it is still to be paid, or its payment leads back here. */
function isBeingPaid(get: Getter, former: SavedState | null): boolean {
  if (unpaidOrderHere(get)) return true;
  const isReturn = get(servicesAtom).host.pageUrl().includes(RETURN_MARKER);
  return isReturn && orderPaymentOf(get, former?.reservation?.transactionId) !== null;
}

/**
 * Product checkout at its start: nothing chosen, nothing written, the cart as the server keeps it. To be called when
 * the flow's data is there and its stack stands.
 */
export async function beginOrder(get: Getter, set: Setter): Promise<void> {
  set(stepChecksAtom, JUDGES);
  resetDelivery(get, set);
  resetOrder(get, set);
  set(cartBackendAtom, SERVER_CART);
  set(shopsChangeAtom, { apply: syncShops });
  await adoptOldPayments(get);
  ownReturned(get);
  const former = await readFormerOrder(get);
  const isShown = isBeingPaid(get, former);
  if (!isShown) await set(applyPageItemsAction);
  announceCart(get, set);
  // Nobody else is named then, and somebody may want to be called.
  if (get(orderIsEmptyAtom)) await loadSeller(get, set);
  // Shows the confirmation again after a reload, but not above a new cart.
  if (former && !isShown && !get(orderIsEmptyAtom)) {
    get(servicesAtom).host.storage.remove(get(savedStateKeyAtom));
  }
}
