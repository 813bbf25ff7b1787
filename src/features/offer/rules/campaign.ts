import type { BookingConfig, BookingType } from './booking-type.ts';
import type { Id } from '../../../lib/config/id.ts';
import type { AddressView, Picture, PriceList } from './shop.ts';

/** The merchant status that closes booking. Spec section 4 "Availability rules". */
export const BLOCKED_NEGATIVE_BALANCE = 'BLOCKED_NEGATIVE_BALANCE';

/** The offer of a campaign. Spec section 3 "CampaignView". */
export interface CampaignView {
  campaignId: Id;
  campaignTitle: string;
  campaignType: BookingType;
  minNumberPeople: number;
  maxNumberPeople: number;
  /** ISO 4217 code or symbol as the server gave it. */
  currency: string;
  isTakeaway: boolean;
  isDelivery: boolean;
  offer: boolean;
  isFreeOffer: boolean;
  merchantStatus: string | null;
  points: number;
  premiumPoints: number;
  /** Percent; its sign is not relied on. */
  discount: number;
  activationCode: string | null;
  activationQrCode: string | null;
  /** Cents per person or voucher; null when the campaign names no price. */
  offerPriceCents: number | null;
  priceBeforeCents: number | null;
  /** Cents that a premium reservation charges. */
  chargeValueCents: number;
  /** Venue times `HH:MM` between which the campaign runs; null when all day. */
  startTime: string | null;
  endTime: string | null;
  canBuyVoucher: boolean;
  /** The list of type/value pairs as a map; SMART_DISCOUNT and SMART_PRICE are known. */
  attributes: Readonly<Record<string, string>>;
}

/** A discount on top, in cents. Spec section 3 "Campaign state". */
export interface ExtraDiscount {
  valueCents: number;
}

/** Everything known of one campaign. Spec section 3 "Campaign state info". */
export interface CampaignInfo {
  campaignView: CampaignView;
  priceListView: PriceList | null;
  addressView: AddressView | null;
  deliveryCostCents: number;
  isAvailable: boolean;
  minimumSecondsBeforeBooking: number;
  avgMinutesOfOrderPreparation: number;
  campaignImages: readonly Picture[];
  giftVoucherExtraDiscount: ExtraDiscount | null;
  premiumVoucherExtraDiscount: ExtraDiscount | null;
  bookingConfig: BookingConfig | null;
  shopName: string;
  /** Telephone of the shop as the server wrote it; null when it gave none. */
  shopPhone: string | null;
  /** `qrcode_scan` is needed for points campaigns. */
  obtainMethod: string | null;
  hasSmartPrice: boolean;
  registeredUsers: boolean;
}
