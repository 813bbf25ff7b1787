import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { servicesAtom } from '../../../context/services.ts';
import { credentialsAtom, userAtom } from '../../../context/user-atom.ts';
import { cartAtom } from '../../cart/state/cart-atoms.ts';
import { cartWasSeen, syncCart } from '../../cart/state/cart-sync.ts';
import { measuredCartAtom } from '../../cart/state/cart-tracking.ts';
import type { DeliveryType } from '../rules/delivery-rates.ts';
import { deliveryAtom, deliveryIsCompleteAtom, ratesStateAtom } from './delivery-atoms.ts';
import {
  chooseSoleAddressAction,
  dispatchDeliveryEventAction,
  loadRatesAction,
} from './delivery-events.ts';
import {
  GUEST_ADDRESS_ID,
  guestAddressIssuesAtom,
  offerGuestAddressAction,
} from './guest-address.ts';
import { loadPickupPointsAction, pointQueryAtom } from './pickup-points.ts';
import {
  availablePaymentsAtom,
  chosenPaymentAtom,
  offeredPaymentsAtom,
  orderIsEmptyAtom,
  UNKNOWN_PAYMENTS,
} from './product-order-atoms.ts';
import { loadAddressesAction, loadCountriesAction, savedAddressesAtom } from './saved-addresses.ts';
import { type MeasuredOffer, offerEvent } from '../../offer/rules/offer-events.ts';
import { attemptsAtom } from '../../../flow/state/booking-state-atoms.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { jumpToStepAction, nextStepAction } from '../../../flow/state/move-step.ts';
import type { Id } from '../../../lib/config/id.ts';
import type { Ga4Event } from '../../../lib/ga4-event.ts';

/** It is clear how the goods get to the customer. GA4 `add_shipping_info`; where to, nobody is told. */
function addShippingInfoEvent(offer: MeasuredOffer, type: DeliveryType): Ga4Event {
  const { params } = offerEvent('begin_checkout', offer);
  return { name: 'add_shipping_info', params: { ...params, shipping_tier: type } };
}

/** Reads what the type asks the customer to choose from, and chooses where there is but one. */
const openTypeAction = atom(null, async (get, set, type: DeliveryType): Promise<void> => {
  if (type === 'PICKUP_POINT') return set(loadPickupPointsAction);
  if (type !== 'DELIVERY') return;
  void set(loadCountriesAction);
  if (get(userAtom) === null) return set(offerGuestAddressAction);
  await set(loadAddressesAction);
  await set(chooseSoleAddressAction);
});

/** Chooses how the goods get to the customer; what was chosen for another way is forgotten. Spec section 4 "Delivery". */
export const chooseDeliveryTypeAction = atom(
  null,
  async (_get, set, type: DeliveryType): Promise<void> => {
    set(attemptsAtom, 0);
    set(pointQueryAtom, '');
    await Promise.all([
      set(dispatchDeliveryEventAction, { kind: 'typeChosen', type }),
      set(openTypeAction, type),
    ]);
  },
);

/** "Change delivery type": all ways are offered again. */
export const changeDeliveryTypeAction = atom(null, async (_get, set): Promise<void> => {
  set(attemptsAtom, 0);
  await set(dispatchDeliveryEventAction, { kind: 'typeCleared' });
});

/** Picks one of the methods of one shop. */
export const chooseMethodAction = atom(
  null,
  (_get, set, picked: { shopId: Id; methodId: Id }): Promise<void> =>
    set(dispatchDeliveryEventAction, { kind: 'methodChosen', ...picked }),
);

/** An address belongs to an account: that of another one is left, and the new one's are read. The rest of the choice stays. */
function syncAddresses(get: Getter, set: Setter): void {
  const { type, address } = get(deliveryAtom);
  if (type !== 'DELIVERY') return;
  const userId = get(credentialsAtom)?.userId ?? null;
  const isOfGuest = address?.id === GUEST_ADDRESS_ID;
  const isOwn = address === null || isOfGuest === (userId === null);
  if (isOwn && (userId === null || get(savedAddressesAtom).userId === userId)) return;
  void set(dispatchDeliveryEventAction, { kind: 'addressChosen', address: null });
  void set(openTypeAction, type);
}

/**
 * The delivery step is shown: the cart is that of who is signed in now, its shops are those of the choice, and what
 * they offer in general is read. Spec section 4 "Delivery".
 */
export const enterDeliveryStepAction = atom(null, async (get, set): Promise<void> => {
  if (!cartWasSeen(get)) set(offeredPaymentsAtom, UNKNOWN_PAYMENTS);
  syncAddresses(get, set);
  await syncCart(get, set, () => set(jumpToStepAction, 'cart-review'));
  if (get(currentEntryAtom)?.step !== 'delivery') return;
  if (get(orderIsEmptyAtom)) return set(jumpToStepAction, 'cart-review');
  const shopIds = get(cartAtom).shops.map(({ id }) => id);
  await set(dispatchDeliveryEventAction, { kind: 'cartChanged', shopIds });
});

/** Goes on when every shop has its way of delivery; otherwise shows what is missing. Spec section 5 "Delivery". */
export const submitDeliveryAction = atom(null, (get, set) => {
  // Enter leaves no field: what stands in it counts.
  void set(offerGuestAddressAction);
  const { type } = get(deliveryAtom);
  const isComplete = get(deliveryIsCompleteAtom) && get(guestAddressIssuesAtom).length === 0;
  if (!isComplete || !type) {
    // The rates are being looked at, it says then.
    if (get(ratesStateAtom) === 'failed') void set(loadRatesAction);
    return set(attemptsAtom, (count) => count + 1);
  }
  const { name, params } = addShippingInfoEvent(get(measuredCartAtom), type);
  get(servicesAtom).host.track(name, params);
  // A single way to pay is taken anew on the way on; one that is taken already leads back. Spec section 4.
  const isKnown = get(offeredPaymentsAtom).status === 'ready';
  if (!isKnown || get(availablePaymentsAtom).length < 2) set(chosenPaymentAtom, null);
  set(nextStepAction, 'delivery');
});
