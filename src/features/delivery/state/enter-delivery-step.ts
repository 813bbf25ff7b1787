import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { addShippingInfoEvent } from '../rules/shipping-events.ts';
import { GUEST_ADDRESS_ID, guestAddressIssuesAtom, savedAddressesAtom } from './address-atoms.ts';
import { attemptsAtom } from '../../../flow/state/booking-state-atoms.ts';
import { cartAtom } from '../../cart/state/cart-atom.ts';
import { deliveryAtom, deliveryIsCompleteAtom, ratesStateAtom } from './delivery-atoms.ts';
import { measuredCartAtom } from '../../cart/state/measured-cart-atom.ts';
import {
  availablePaymentsAtom,
  chosenPaymentAtom,
  offeredPaymentsAtom,
  UNKNOWN_PAYMENTS,
} from './order-payment-atoms.ts';
import { cartWasSeen, followCart } from './follow-cart.ts';
import { orderIsEmptyAtom } from './product-order-atoms.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { offerGuestAddressAction } from './edit-guest-address.ts';
import { jumpToStepAction, nextStepAction } from '../../../flow/state/move-step.ts';
import { openTypeAction } from './choose-delivery.ts';
import { loadRatesAction, playDeliveryAction } from './play-delivery.ts';

/** An address belongs to an account: that of another one is left, and the new one's are read. The rest of the choice stays. */
function followAddresses(get: Getter, set: Setter): void {
  const { type, address } = get(deliveryAtom);
  if (type !== 'DELIVERY') return;
  const userId = get(credentialsAtom)?.userId ?? null;
  const isOfGuest = address?.id === GUEST_ADDRESS_ID;
  const isOwn = address === null || isOfGuest === (userId === null);
  if (isOwn && (userId === null || get(savedAddressesAtom).userId === userId)) return;
  void set(playDeliveryAction, { kind: 'addressChosen', address: null });
  void set(openTypeAction, type);
}

/**
 * The delivery step is shown: the cart is that of who is signed in now, its shops are those of the choice, and what
 * they offer in general is read. Spec section 4 "Delivery".
 */
export const enterDeliveryStepAction = atom(null, async (get, set): Promise<void> => {
  if (!cartWasSeen(get)) set(offeredPaymentsAtom, UNKNOWN_PAYMENTS);
  followAddresses(get, set);
  await followCart(get, set, () => set(jumpToStepAction, 'cart-review'));
  if (get(currentEntryAtom)?.step !== 'delivery') return;
  if (get(orderIsEmptyAtom)) return set(jumpToStepAction, 'cart-review');
  const shopIds = get(cartAtom).shops.map(({ id }) => id);
  await set(playDeliveryAction, { kind: 'cartChanged', shopIds });
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
