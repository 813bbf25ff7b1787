import type { ContactState, InvoiceState } from '../../../flow/rules/booking-state.ts';
import { toWireId, type WireId } from '../../../lib/config/wire-id.ts';
import { PORTUGAL_COUNTRY_ID } from '../../../lib/limits.ts';
import { normaliseNif } from '../../../lib/portugal/nif.ts';
import { normalisePhone } from '../../../lib/portugal/phone.ts';
import { joinNotes, shopNote, type ShopNotes } from '../../cart/rules/cart.ts';
import { splitName } from '../../contact/rules/contact-form.ts';
import type { Address } from '../../delivery/rules/addresses.ts';
import type { DeliveryChoice } from '../../delivery/rules/delivery-choice.ts';
import type { PaymentKind } from '../../delivery/rules/delivery-rates.ts';

/** How one shop's goods travel. */
interface WireDeliveryMethod {
  shopId: WireId;
  shopDeliveryMethodId: WireId | null;
  pickupPoint: WireId | null;
}

/** Where goods go when no saved address does: a pickup point, or the address of a guest. */
interface WireDeliveryPlace {
  addressName: string;
  countryId: WireId;
  street: string;
  postalCode: string;
  floorDoor: string;
  city: string;
}

/** How an order is delivered; store pickup names neither an address nor a place. */
type WireOrderDelivery = { deliveryMethods: readonly WireDeliveryMethod[] } & (
  | { addressId: WireId }
  | WireDeliveryPlace
  | { addressId?: never }
);

/** Body of POST web/orders and orders/guest. Spec section 7 "Order payload". */
export interface OrderPayload {
  /** Address of the page that the order was made on. */
  refererLink: string;
  userInformation: {
    givenName: string;
    familyName: string;
    email: string;
    /** `dialPrefix` without blanks or hyphens, `number` without blanks. */
    mobileNumber: { dialPrefix: string; number: string };
  };
  /** Only when an invoice was asked for. */
  taxInformation?: { fiscalName: string; fiscalNumber: string };
  orderInformation: {
    delivery: WireOrderDelivery;
    /** The shops that something was written to. */
    shopNotes: readonly { shopId: WireId; notes: string }[];
    /** The notes to shops and the customer's own, a line each. */
    notes: string;
    /** Only when an invoice was asked for to a saved address. */
    fiscalAddressId?: WireId;
    paymentMethod: PaymentKind;
  };
}

/** The server's answer to an order. Contract: POST web/orders. */
export interface OrderResult {
  orderRef: string;
  /** Where to pay, fit to be opened; null when there is nothing to pay now. */
  paymentUrl: string | null;
}

/** All that an order of the server's cart is made of. */
export interface OrderPayloadInput {
  contact: ContactState;
  /** The signed-in user's e-mail, which then counts; null for a guest, whose addresses are not saved. */
  username: string | null;
  delivery: Pick<DeliveryChoice, 'type' | 'shops' | 'pickupPoint'>;
  /** Where goods are delivered; null unless the type is DELIVERY. */
  address: Address | null;
  shopNotes: ShopNotes;
  invoice: InvoiceState;
  /** The saved address of the invoice; null for none and for guests. */
  fiscalAddress: Address | null;
  paymentMethod: PaymentKind;
  refererLink: string;
}

/** A pickup point stands in an order as an address does; points are in Portugal. */
function pointPlace({ pickupPoint }: OrderPayloadInput['delivery']): WireDeliveryPlace | null {
  if (!pickupPoint) return null;
  const { name, address, postalCode, city } = pickupPoint;
  const countryId = toWireId(PORTUGAL_COUNTRY_ID);
  return { addressName: name, countryId, street: address, postalCode, floorDoor: '', city };
}

/** A guest's address, sent in full because it has no id. */
function guestPlace({ countryId, ...address }: Address): WireDeliveryPlace {
  const { addressName, street, postalCode, floorDoor, city } = address;
  return { addressName, countryId: toWireId(countryId), street, postalCode, floorDoor, city };
}

function placeOf({ delivery, address, username }: OrderPayloadInput) {
  if (delivery.type === 'PICKUP_POINT') return pointPlace(delivery);
  if (delivery.type !== 'DELIVERY' || !address) return null;
  return username === null ? guestPlace(address) : { addressId: toWireId(address.id) };
}

function deliveryOf(input: OrderPayloadInput): WireOrderDelivery {
  const { type, shops, pickupPoint } = input.delivery;
  const point = type === 'PICKUP_POINT' && pickupPoint ? toWireId(pickupPoint.id) : null;
  const deliveryMethods = shops.map(({ shopId, method }) => ({
    shopId: toWireId(shopId),
    shopDeliveryMethodId: method ? toWireId(method.id) : null,
    pickupPoint: point,
  }));
  return { deliveryMethods, ...placeOf(input) };
}

function notesOf({ shopNotes, delivery, contact }: OrderPayloadInput) {
  const written = delivery.shops
    .map(({ shopId }) => ({ shopId, notes: shopNote(shopNotes, shopId) }))
    .filter(({ notes }) => notes !== '');
  return {
    shopNotes: written.map(({ shopId, notes }) => ({ shopId: toWireId(shopId), notes })),
    notes: joinNotes([...written.map(({ notes }) => notes), contact.notes]),
  };
}

/** Name and number of the invoice: a user's are those of its address, a guest's those of the form; else the customer's name. */
function taxInformationOf(input: OrderPayloadInput): Pick<OrderPayload, 'taxInformation'> {
  const { invoice, fiscalAddress, contact, username } = input;
  if (!invoice.needVatInvoice) return {};
  const [name, number] =
    username !== null && fiscalAddress
      ? [fiscalAddress.company, fiscalAddress.vatId]
      : [invoice.name, invoice.vatId];
  const fiscalName = name.trim() || contact.name.trim();
  return { taxInformation: { fiscalName, fiscalNumber: normaliseNif(number) } };
}

function fiscalAddressOf({ invoice, fiscalAddress, username }: OrderPayloadInput) {
  return invoice.needVatInvoice && fiscalAddress && username !== null
    ? { fiscalAddressId: toWireId(fiscalAddress.id) }
    : {};
}

/** The body of an order, field by field. Spec section 7 "Order payload". */
export function buildOrderPayload(input: OrderPayloadInput): OrderPayload {
  const { contact, username, paymentMethod, refererLink } = input;
  const { prefix, phone } = normalisePhone(contact.phone, contact.prefix);
  return {
    refererLink,
    userInformation: {
      ...splitName(contact.name),
      email: username || contact.email.trim(),
      mobileNumber: { dialPrefix: prefix, number: phone },
    },
    ...taxInformationOf(input),
    orderInformation: {
      delivery: deliveryOf(input),
      ...notesOf(input),
      ...fiscalAddressOf(input),
      paymentMethod,
    },
  };
}
