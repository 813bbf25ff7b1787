import type { Getter, Setter } from 'jotai/vanilla';

import type { DeliveryType } from '../../features/delivery/rules/delivery-rates.ts';
import {
  choosePaymentAction,
  chooseDeliveryTypeAction,
} from '../../features/delivery/state/delivery-step.ts';
import {
  chooseGuestAddressAction,
  GUEST_ADDRESS,
} from '../../features/delivery/state/guest-address.ts';
import {
  availablePaymentsAtom,
  deliveryAtom,
  deliveryOffersAtom,
} from '../../features/delivery/state/product-order-atoms.ts';
import { userAtom } from '../../context/checkout-context.ts';
import type { PrepareOrderInput } from './plan-arguments.ts';

const TYPES: Readonly<Record<NonNullable<PrepareOrderInput['way']>, DeliveryType>> = {
  delivery: 'DELIVERY',
  pickup_point: 'PICKUP_POINT',
  store_pickup: 'STORE_PICKUP',
  takeaway: 'STORE_PICKUP',
};

/** Chooses how the goods are delivered, if that is offered, and fills in a guest's address. */
export async function chooseWay(
  get: Getter,
  set: Setter,
  { way, address }: PrepareOrderInput,
): Promise<void> {
  const type = way && TYPES[way];
  const isOffered = get(deliveryOffersAtom)?.some((offer) => offer.type === type) ?? false;
  if (type && isOffered && get(deliveryAtom).type !== type)
    await set(chooseDeliveryTypeAction, type);
  if (!address || get(userAtom) !== null || get(deliveryAtom).type !== 'DELIVERY') return;
  set(GUEST_ADDRESS.edit, address);
  await set(chooseGuestAddressAction);
}

/** Chooses how the goods are paid, if that is offered, and continues. */
export function choosePayment(get: Getter, set: Setter, { payment }: PrepareOrderInput): void {
  if (payment && get(availablePaymentsAtom).includes(payment)) set(choosePaymentAction, payment);
}
