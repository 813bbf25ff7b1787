import { joinNotes } from '../../cart/rules/cart.ts';
import type { MenuCart } from '../../cart/rules/page-cart-rules.ts';
import { toWireId } from '../../../lib/config/wire-id.ts';
import {
  type AddressFields,
  EMPTY_ADDRESS,
  toWireTransportAddress,
} from '../../delivery/rules/address-form.ts';
import type { TransportType } from '../../offer/rules/transport-terms.ts';
import { centsToWire, percentOff } from '../../../lib/money/money.ts';

/** A menu order (type 7) and its transport. */
export interface MenuOrder {
  type: TransportType;
  /** As typed; not sent for take-away. */
  address: AddressFields;
  /** Priced with the delivery cost of its type. */
  cart: Pick<MenuCart, 'items' | 'discountPercent' | 'deliveryCents' | 'finalCents'>;
  /** The note in the cart. */
  shopNote: string;
  /** The notes in the contact form. */
  clientNote: string;
}

/**
 * The orderInformation of a menu order, in euros: items at their discounted prices, and `orderAmount` as the final price shown.
 * Throws a `RangeError` for an empty order. Spec section 7 "orderInformation", section 9.
 */
export function transportInformation(order: MenuOrder) {
  const { type, address, cart, shopNote, clientNote } = order;
  if (cart.items.length === 0) throw new RangeError('An order needs at least one item.');
  const place = type === 'delivery' ? address : EMPTY_ADDRESS;
  return {
    deliveryDetail: { transportType: type, ...toWireTransportAddress(place) },
    orderItems: cart.items.map(({ productId, name, quantity, unitCents }) => ({
      itemId: toWireId(productId),
      name,
      quantity,
      price: centsToWire(percentOff(unitCents, cart.discountPercent)),
    })),
    deliveryCost: centsToWire(cart.deliveryCents),
    orderAmount: centsToWire(cart.finalCents),
    notes: joinNotes([shopNote, clientNote]),
  };
}
