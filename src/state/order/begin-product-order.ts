import type { Getter, Setter } from 'jotai/vanilla';

import { EMPTY_ADDRESS } from '../../domain/address/address-form.ts';
import { startDelivery } from '../../domain/delivery/delivery-choice.ts';
import { parseSavedState } from '../../domain/saved/parse-saved-state.ts';
import {
  guestAddressAtom,
  guestAddressIssuesAtom,
  NO_ADDRESSES,
  orderAddressAtom,
  savedAddressesAtom,
} from '../address/address-atoms.ts';
import { takePageItemsAction } from '../actions/order/fill-server-cart.ts';
import { addressDialogAtom } from '../address/address-dialog-atoms.ts';
import { addressRemovalAtom } from '../address/address-removal-atoms.ts';
import { announceCart } from '../cart/announce-cart.ts';
import { cartAtom } from '../cart/cart-atom.ts';
import { cartChangesAtom, shopNotesAtom } from '../cart/cart-state-atoms.ts';
import { configAtom } from '../config/config-atom.ts';
import {
  deliveryAtom,
  deliveryIsCompleteAtom,
  ratesStateAtom,
} from '../delivery/delivery-atoms.ts';
import {
  NO_POINTS,
  pickupPointsAtom,
  pointQueryAtom,
  positionAtom,
  positionStateAtom,
} from '../delivery/pickup-point-atoms.ts';
import { savedStateKeyAtom } from '../saved/saved-state-atoms.ts';
import { servicesAtom } from '../services.ts';
import { stepJudgesAtom, type StepJudge } from '../flow/step-judges-atom.ts';
import { couponAtom, couponChangesAtom, EMPTY_COUPON } from './coupon-atoms.ts';
import { fiscalAddressIdAtom } from './fiscal-address-atoms.ts';
import { isProductCheckoutAtom } from './is-product-checkout-atom.ts';
import {
  chosenPaymentAtom,
  offeredPaymentsAtom,
  orderPaymentAtom,
  UNKNOWN_PAYMENTS,
} from './order-payment-atoms.ts';
import { orderIsEmptyAtom, orderPaymentUrlAtom } from './product-order-atoms.ts';
import { busyItemAtom, removedEntryAtom } from './server-cart-atoms.ts';

/** Goods that are delivered have somewhere to go. */
function hasPlace(get: Getter): boolean {
  const isDelivered = get(deliveryAtom).type === 'DELIVERY';
  if (!isDelivered) return true;
  return get(orderAddressAtom) !== null && get(guestAddressIssuesAtom).length === 0;
}

const here =
  (judge: StepJudge): StepJudge =>
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
  set(guestAddressAtom, EMPTY_ADDRESS);
  set(savedAddressesAtom, NO_ADDRESSES);
  set(addressDialogAtom, null);
  set(addressRemovalAtom, null);
}

function resetOrder(get: Getter, set: Setter): void {
  set(shopNotesAtom, {});
  set(cartChangesAtom, []);
  set(busyItemAtom, null);
  set(removedEntryAtom, null);
  set(couponAtom, { ...EMPTY_COUPON, text: get(configAtom).prefill.coupon ?? '' });
  set(couponChangesAtom, []);
  set(offeredPaymentsAtom, UNKNOWN_PAYMENTS);
  set(chosenPaymentAtom, null);
  set(fiscalAddressIdAtom, null);
  set(orderPaymentUrlAtom, null);
}

/** The confirmation of an order is shown again after a reload; not to somebody who comes with a new cart. */
async function forgetFormerOrder(get: Getter): Promise<void> {
  const { host } = get(servicesAtom);
  const key = get(savedStateKeyAtom);
  const stored = await host.storage.read(key);
  const saved = stored === null ? null : parseSavedState(stored, host.now());
  if (saved?.reservation && !get(orderIsEmptyAtom)) host.storage.remove(key);
}

/**
 * Product checkout at its start: nothing chosen, nothing written, the cart as the server keeps it. To be called when
 * the flow's data is there and its stack stands.
 */
export async function beginOrder(get: Getter, set: Setter): Promise<void> {
  set(stepJudgesAtom, JUDGES);
  resetDelivery(get, set);
  resetOrder(get, set);
  await set(takePageItemsAction);
  announceCart(get, set);
  await forgetFormerOrder(get);
}
