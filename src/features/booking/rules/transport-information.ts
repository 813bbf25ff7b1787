import { joinNotes, type Cart } from '../../cart/rules/cart.ts';
import { toWireId } from '../../../lib/config/wire-id.ts';
import {
  EMPTY_TRANSPORT_ADDRESS,
  toWireTransportAddress,
  type TransportAddress,
} from '../../delivery/rules/address-form.ts';
import {
  transportCostCents,
  type TransportTerms,
  type TransportType,
} from '../../offer/rules/transport-terms.ts';
import { centsToWire, percentOff } from '../../../lib/money/money.ts';
import type { WireTransportInformation } from './booking-payload.ts';

/** An order from a menu (type 7) and its transport. */
export interface MenuOrder {
  type: TransportType;
  /** Null for take-away. */
  address: TransportAddress | null;
  /** The order, priced with the delivery cost of its type. */
  cart: Pick<Cart, 'items' | 'finalCents'>;
  terms: Pick<TransportTerms, 'discountPercent' | 'deliveryCostCents'>;
  /** The customer's notes in the cart and in the contact form. */
  shopNote: string;
  clientNote: string;
}

/**
 * The orderInformation of a transport order, field by field; items at their discounted prices, and as `orderAmount`
 * the final price that was shown. Throws a `RangeError` for an order of nothing, which is never sent. Spec section 7 "orderInformation", section 9.
 */
export function transportInformation(order: MenuOrder): WireTransportInformation {
  const { type, address, cart, terms, shopNote, clientNote } = order;
  if (cart.items.length === 0) throw new RangeError('An order without items is never sent.');
  const place = type === 'delivery' && address ? address : EMPTY_TRANSPORT_ADDRESS;
  return {
    deliveryDetail: { transportType: type, ...toWireTransportAddress(place) },
    orderItems: cart.items.map(({ productId, name, quantity, unitCents }) => ({
      itemId: toWireId(productId),
      name,
      quantity,
      price: centsToWire(percentOff(unitCents, terms.discountPercent)),
    })),
    deliveryCost: centsToWire(transportCostCents(terms, type)),
    orderAmount: centsToWire(cart.finalCents),
    notes: joinNotes([shopNote, clientNote]),
  };
}
