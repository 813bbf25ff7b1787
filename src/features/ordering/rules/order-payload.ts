import type { WireId } from '../../../lib/config/wire-id.ts';
import type { PaymentKind } from '../../delivery/rules/delivery-rates.ts';

/** How one shop's goods travel. */
interface WireDeliveryMethod {
  shopId: WireId;
  shopDeliveryMethodId: WireId | null;
  pickupPoint: WireId | null;
}

/** Where goods go when no saved address does: a pickup point, or the address of a guest. */
export interface WireDeliveryPlace {
  addressName: string;
  countryId: WireId;
  street: string;
  postalCode: string;
  floorDoor: string;
  city: string;
}

/** How an order is delivered; store pickup names neither an address nor a place. */
export type WireOrderDelivery = { deliveryMethods: readonly WireDeliveryMethod[] } & (
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

/** What the server answered to an order. Contract: POST web/orders. */
export interface OrderResult {
  orderRef: string;
  /** Where to pay, fit to be opened; null when there is nothing to pay now. */
  paymentUrl: string | null;
}
