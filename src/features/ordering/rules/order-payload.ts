import type { ContactState } from '../../contact/rules/contact-state.ts';
import type { InvoiceState } from '../../offer/rules/offer-choice.ts';
import { toWireId } from '../../../lib/config/wire-id.ts';
import { PORTUGAL_COUNTRY_ID } from '../../../lib/limits.ts';
import { normaliseNif } from '../../../lib/portugal/nif.ts';
import { normalisePhone } from '../../../lib/portugal/phone.ts';
import { joinNotes, shopNote, type ShopNotes } from '../../cart/rules/cart.ts';
import { splitName } from '../../contact/rules/contact-form-rules.ts';
import type { Address } from '../../delivery/rules/address-schema.ts';
import type { DeliveryChoice, ShopDelivery } from '../../delivery/rules/delivery-choice-rules.ts';
import type { PaymentKind } from '../../delivery/rules/saved-delivery.ts';
import type { PickupPoint } from '../../delivery/rules/pickup-point-search.ts';

/** The data of an order. */
export interface OrderPayloadInput {
  contact: ContactState;
  /** The signed-in user's e-mail, which replaces the typed one; null for a guest. */
  username: string | null;
  delivery: Pick<DeliveryChoice, 'type' | 'pickupPoint'>;
  /** The shops of the cart with their methods. */
  shops: readonly Pick<ShopDelivery, 'shopId' | 'method'>[];
  /** The delivery address; null unless the type is DELIVERY. */
  address: Address | null;
  shopNotes: ShopNotes;
  invoice: InvoiceState;
  /** The saved address of the invoice; null for none and for guests. */
  fiscalAddress: Address | null;
  paymentMethod: PaymentKind;
  refererLink: string;
}

/** A pickup point as an address; points are in Portugal. */
function pointPlace({ name, address, postalCode, city }: PickupPoint) {
  const countryId = toWireId(PORTUGAL_COUNTRY_ID);
  return { addressName: name, countryId, street: address, postalCode, floorDoor: '', city };
}

function placeOf({ delivery, address, username }: OrderPayloadInput) {
  const { type, pickupPoint } = delivery;
  if (type === 'PICKUP_POINT') return pickupPoint && pointPlace(pickupPoint);
  if (type !== 'DELIVERY' || !address) return null;
  if (username !== null) return { addressId: toWireId(address.id) };
  // A guest's address has no id.
  const { addressName, countryId, street, postalCode, floorDoor, city } = address;
  return { addressName, countryId: toWireId(countryId), street, postalCode, floorDoor, city };
}

function deliveryOf(input: OrderPayloadInput) {
  const { type, pickupPoint } = input.delivery;
  const point = type === 'PICKUP_POINT' && pickupPoint ? toWireId(pickupPoint.id) : null;
  const deliveryMethods = input.shops.map(({ shopId, method }) => ({
    shopId: toWireId(shopId),
    shopDeliveryMethodId: method ? toWireId(method.id) : null,
    pickupPoint: point,
  }));
  return { deliveryMethods, ...placeOf(input) };
}

function notesOf({ shopNotes, shops, contact }: OrderPayloadInput) {
  const written = shops
    .map(({ shopId }) => ({ shopId, notes: shopNote(shopNotes, shopId) }))
    .filter(({ notes }) => notes !== '');
  return {
    shopNotes: written.map(({ shopId, notes }) => ({ shopId: toWireId(shopId), notes })),
    notes: joinNotes([...written.map(({ notes }) => notes), contact.notes]),
  };
}

/** Name and number of the invoice, from a user's address or a guest's form. The name defaults to the customer's. */
function taxInformationOf(input: OrderPayloadInput) {
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

/** The body of POST web/orders and orders/guest, field by field. Spec section 7 "Order payload". */
export function buildOrderPayload(input: OrderPayloadInput) {
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

export type OrderPayload = ReturnType<typeof buildOrderPayload>;
