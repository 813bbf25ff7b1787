import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { servicesAtom, credentialsAtom, userAtom } from '../../../context/checkout-context.ts';
import { isCartEmpty } from '../../cart/rules/cart.ts';
import { cartAtom } from '../../cart/state/cart-atoms.ts';
import { hasSeenCart, syncCart } from '../../cart/state/cart-sync.ts';
import { measuredCartAtom } from '../../cart/state/cart-tracking.ts';
import type { DeliveryType } from '../rules/delivery-rates.ts';
import type { PaymentKind } from '../rules/saved-delivery.ts';
import {
  deliveryAtom,
  OFFERED_PAYMENTS,
  ratesAtom,
  solePaymentAtom,
} from './product-order-atoms.ts';
import { chosenDeliveryAtom, chosenPaymentAtom } from './chosen-atoms.ts';
import { chooseAddressAction, loadAddressesAction } from './chosen-address.ts';
import { ADDRESSES } from './saved-addresses-state.ts';
import { dispatchDeliveryEventAction, loadRatesAction } from './delivery-events.ts';
import {
  GUEST_ADDRESS_ID,
  deliveryIsCompleteAtom,
  chooseGuestAddressAction,
} from './guest-address.ts';
import { PICKUP_POINTS, pickPickupPointAction, pointQueryAtom } from './pickup-points.ts';
import { COUNTRIES } from './countries.ts';
import type { ChosenDelivery } from '../rules/saved-delivery.ts';
import { offerEvent } from '../../offer/rules/offer-events.ts';
import { submitCountAtom, currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { jumpToStepAction, nextStepAction } from '../../../flow/state/move-step.ts';

/** Loads what the type offers to choose from, and chooses a sole address. */
const openTypeAction = atom(null, async (get, set, type: DeliveryType | null): Promise<void> => {
  if (type === 'PICKUP_POINT') return set(PICKUP_POINTS.load);
  if (type !== 'DELIVERY') return;
  void set(COUNTRIES.load);
  if (get(userAtom) === null) return set(chooseGuestAddressAction);
  await set(loadAddressesAction);
});

/** Chooses a delivery type, or with null offers all again. Resets the choices of another one. Spec section 4 "Delivery". */
export const chooseDeliveryTypeAction = atom(
  null,
  async (_get, set, type: DeliveryType | null): Promise<void> => {
    set(submitCountAtom, 0);
    set(pointQueryAtom, '');
    await Promise.all([
      set(dispatchDeliveryEventAction, { kind: 'typeChosen', type }),
      set(openTypeAction, type),
    ]);
  },
);

/** Chooses again what was chosen before a reload, as far as it is still offered. */
export const restoreDeliveryAction = atom(
  null,
  async (_get, set, { type, placeId, methods }: ChosenDelivery): Promise<void> => {
    // The pickup points to load follow from the general rates.
    await set(loadRatesAction);
    await set(chooseDeliveryTypeAction, type);
    const choose = type === 'PICKUP_POINT' ? pickPickupPointAction : chooseAddressAction;
    if (placeId !== null) await set(choose, placeId);
    for (const method of methods) {
      void set(dispatchDeliveryEventAction, { kind: 'methodChosen', ...method });
    }
  },
);

/** Chooses the saved pickup point again if a reload could not, because the rates or the points failed. */
async function restorePickupPoint(get: Getter, set: Setter): Promise<void> {
  const delivery = get(chosenDeliveryAtom);
  const { type, pickupPoint } = get(deliveryAtom);
  if (type !== 'PICKUP_POINT' || pickupPoint || delivery?.placeId == null) return;
  if (get(PICKUP_POINTS.state).status === 'ready') await set(restoreDeliveryAction, delivery);
}

/** After a change of account, drops the other account's address and loads the new one's. Keeps the rest of the choice. */
function syncAddresses(get: Getter, set: Setter): void {
  const { type, address } = get(deliveryAtom);
  if (type !== 'DELIVERY') return;
  const userId = get(credentialsAtom)?.userId ?? null;
  const isOfGuest = address?.id === GUEST_ADDRESS_ID;
  const isOwn = address === null || isOfGuest === (userId === null);
  if (isOwn && (userId === null || get(ADDRESSES.state).status !== 'idle')) return;
  void set(dispatchDeliveryEventAction, { kind: 'addressChosen', address: null });
  void set(openTypeAction, type);
}

/** Enters the delivery step: reads the cart of the current user, the rates and the pickup points. Spec section 4 "Delivery". */
export const enterDeliveryStepAction = atom(null, async (get, set): Promise<void> => {
  if (!hasSeenCart(get)) set(OFFERED_PAYMENTS.forget);
  syncAddresses(get, set);
  await syncCart(get, set, () => set(jumpToStepAction, 'cart-review'));
  if (get(currentEntryAtom)?.step !== 'delivery') return;
  if (isCartEmpty(get(cartAtom))) return set(jumpToStepAction, 'cart-review');
  // The payment step is skipped if there is only one way to pay, also if the answer arrives on it.
  void set(enterPaymentStepAction);
  await set(loadRatesAction);
  // The points depend on the shops of the cart.
  if (get(deliveryAtom).type === 'PICKUP_POINT') await set(PICKUP_POINTS.load);
  await restorePickupPoint(get, set);
});

/** Chooses how to pay, also for a reload, tracks it and continues past the payment step. */
export const choosePaymentAction = atom(null, (get, set, payment: PaymentKind) => {
  set(chosenPaymentAtom, payment);
  const { params } = offerEvent('begin_checkout', get(measuredCartAtom));
  get(servicesAtom).host.track('add_payment_info', { ...params, payment_type: payment });
  set(nextStepAction, 'delivery', 'payment-method');
});

/**
 * Loads the payment kinds for a step that shows them, or retries after a failure: if they are not known yet, and again after
 * a change of account. Continues past the payment step if there is only one. Spec section 4 "Payment step".
 */
export const enterPaymentStepAction = atom(null, async (get, set): Promise<void> => {
  await set(hasSeenCart(get) ? OFFERED_PAYMENTS.load : OFFERED_PAYMENTS.reload);
  const sole = get(solePaymentAtom);
  if (sole && get(currentEntryAtom)?.step === 'payment-method') set(choosePaymentAction, sole);
});

/** Continues if every shop has a method; otherwise shows what is missing. Spec section 5 "Delivery". */
export const submitDeliveryAction = atom(null, (get, set) => {
  // Enter submits without leaving the field.
  void set(chooseGuestAddressAction);
  const { type } = get(deliveryAtom);
  if (!get(deliveryIsCompleteAtom) || !type) {
    if (get(ratesAtom).status === 'failed') void set(enterDeliveryStepAction);
    return set(submitCountAtom, (count) => count + 1);
  }
  const { params } = offerEvent('begin_checkout', get(measuredCartAtom));
  get(servicesAtom).host.track('add_shipping_info', { ...params, shipping_tier: type });
  const sole = get(solePaymentAtom);
  if (sole) set(choosePaymentAction, sole);
  else set(nextStepAction, 'delivery');
});
