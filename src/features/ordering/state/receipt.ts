import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { savedRecord } from '../../../flow/state/saved-record.ts';
import { savedStateKeyAtom } from '../../../flow/state/saved-state.ts';
import { cartAtom } from '../../cart/state/cart-atoms.ts';
import { pointAddress } from '../../delivery/rules/pickup-point-search.ts';
import {
  deliveryAtom,
  deliveryCentsAtom,
  shopDeliveriesAtom,
} from '../../delivery/state/product-order-atoms.ts';
import { orderResultAtom } from '../../payment/state/order-result-atom.ts';
import { receiptSchema, type Receipt } from '../rules/receipt-schema.ts';

const keptReceiptAtom = atom<Receipt | null>(null);

const receiptKeyOf = (savedStateKey: string) => `${savedStateKey}:receipt`;

/** The receipt of the last order. */
const RECEIPT = savedRecord<Receipt>(receiptSchema, (get) => receiptKeyOf(get(savedStateKeyAtom)));

/** The receipt of the accepted order; null if unknown. */
export const receiptAtom = atom((get): Receipt | null => {
  const receipt = get(keptReceiptAtom);
  return receipt?.orderRef === get(orderResultAtom)?.orderRef ? receipt : null;
});

/** The places where the goods of the cart are collected; none for a delivery. */
function placesOf(get: Getter): Receipt['places'] {
  const { type, pickupPoint: point } = get(deliveryAtom);
  if (type === 'PICKUP_POINT' && point) {
    return [{ name: point.name, address: pointAddress(point), hours: point.openingHours ?? '' }];
  }
  if (type !== 'STORE_PICKUP') return [];
  return get(shopDeliveriesAtom).map(({ shopName, method, openingHours }) => ({
    name: shopName,
    address: method?.shopAddress ?? '',
    hours: openingHours ?? '',
  }));
}

/** What is ordered, as it is shown now. */
export function receiptNow(get: Getter): Omit<Receipt, 'orderRef'> {
  const cart = get(cartAtom);
  return {
    ...cart,
    deliveryCents: get(deliveryCentsAtom) ?? 0,
    type: get(deliveryAtom).type,
    places: placesOf(get),
    sellers: cart.shops,
  };
}

/** Saves what was ordered under the flow's key at the press, also for the return from a payment page. */
export function keepReceipt(
  get: Getter,
  set: Setter,
  ordered: Receipt,
  savedStateKey: string,
): void {
  // What a receipt does not keep, such as notes, is dropped.
  set(keptReceiptAtom, RECEIPT.write(get, ordered, receiptKeyOf(savedStateKey)));
}

/** Restores and returns the receipt after a reload or a return from a payment page. */
export async function restoreReceipt(get: Getter, set: Setter): Promise<Receipt | null> {
  const receipt = await RECEIPT.read(get);
  set(keptReceiptAtom, receipt);
  return receipt;
}
