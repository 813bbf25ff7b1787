import type { LanguageCode } from '../../../lib/config/language.ts';
import type { WireId } from '../../../lib/config/wire-id.ts';

/** A booked moment on the wire. */
export interface WireSlot {
  /** ISO 8601 with offset. */
  startTime: string;
  durationSec: number;
}

/** One ordered thing of a transport order; `price` in euros. */
interface WireOrderItem {
  itemId: WireId;
  name: string;
  quantity: number;
  price: number;
}

/** What is delivered or picked up; amounts in euros. Spec section 7 "orderInformation". */
export interface WireTransportInformation {
  deliveryDetail: {
    transportType: 'takeaway' | 'delivery';
    street: string;
    floorDoor: string;
    city: string;
    postalCode: string;
  };
  orderItems: readonly WireOrderItem[];
  deliveryCost: number;
  orderAmount: number;
  notes: string;
}

/** Who books. Spec section 7 "userInformation". */
export interface WireBookingUser {
  givenName: string;
  familyName: string;
  email: string;
  language: LanguageCode;
  /** The user's id at the partner who sent them; always empty, since nothing that the checkout is given tells it. */
  partnerUserId: string;
  /** `dialPrefix` with its plus sign; both without spaces and hyphens. */
  mobileNumber: { dialPrefix: string; number: string };
}

/** Body of POST bookings and bookings/guest. Spec section 7 "Booking payload". */
export interface BookingPayload {
  campaignId: WireId | null;
  shopMerchantServiceIds: readonly WireId[];
  prizeTransactionId: WireId | null;
  /** Who or what is booked; 0 for any. */
  resourceIds: readonly WireId[];
  slots: readonly WireSlot[];
  partySize: number;
  /** Address of the page that the booking was made on. */
  refererLink: string;
  userInformation: WireBookingUser;
  /** Only when an invoice or a VAT number was asked for and given. */
  taxInformation?: { fiscalName: string; fiscalNumber: string };
  orderInformation: { notes: string } | WireTransportInformation;
  onBehalfOfUser: true;
}
