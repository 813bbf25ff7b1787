import * as v from 'valibot';

import type { Frozen } from '../../../lib/frozen.ts';
import { parsePriceCents } from '../../../lib/money/money.ts';
import * as wire from '../../../platform/api/schema/fields.ts';
import { toBookingType } from './booking-type.ts';
import { AddressViewSchema, BookingConfigSchema, PicturesSchema, PriceListSchema } from './shop.ts';

/** The merchant status that closes booking. Spec section 4 "Availability rules". */
export const BLOCKED_NEGATIVE_BALANCE = 'BLOCKED_NEGATIVE_BALANCE';

const Attribute = v.object({
  type: v.string(),
  value: v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String), wire.text),
});

/** A map without a prototype, so that "__proto__" and "constructor" are ordinary names. */
function toMap(
  pairs: readonly v.InferOutput<typeof Attribute>[],
): Readonly<Record<string, string>> {
  const map: Record<string, string> = Object.create(null);
  for (const { type, value } of pairs) map[type] = value;
  return map;
}

/** An offer price; 0 states none (null) unless the offer is free, as the platform sends 0 where no price is kept. */
const statedPrice = (cents: number | null, isFree: boolean) => (isFree ? cents : cents || null);

/** The offer of a campaign; prices in cents. Spec section 3 "CampaignView". */
const CampaignViewSchema = v.pipe(
  v.object({
    campaignId: wire.id,
    campaignTitle: wire.text,
    campaignType: v.pipe(
      v.number(),
      v.transform((code) => toBookingType(code)),
    ),
    minNumberPeople: wire.wholeNumber,
    maxNumberPeople: wire.wholeNumber,
    currency: wire.currency,
    isTakeaway: wire.optionalFlag,
    isDelivery: wire.optionalFlag,
    offer: wire.flag,
    isFreeOffer: wire.optionalFlag,
    merchantStatus: wire.optionalCode,
    points: wire.looseNumber,
    premiumPoints: wire.looseNumber,
    /** Percent, of either sign. */
    discount: wire.numberOrZero,
    activationCode: wire.looseTextOrNull,
    activationQrCode: wire.looseTextOrNull,
    /** Per person or voucher. */
    offerPrice: wire.unreadPrice,
    priceBefore: wire.unreadPrice,
    /** The charge of a premium reservation. */
    chargeValue: wire.amountOrZero,
    /** Venue times between which the campaign runs; null when all day. */
    startTime: wire.optionalVenueTime,
    endTime: wire.optionalVenueTime,
    canBuyVoucher: v.nullish(wire.flag, true),
    /** Type/value pairs as a map, of which SMART_DISCOUNT and SMART_PRICE are known; the last pair of a type wins. */
    attributes: v.pipe(
      wire.looseRowsOf(Attribute),
      v.transform((pairs) => toMap(pairs)),
    ),
  }),
  v.transform(({ offerPrice, priceBefore, chargeValue, ...view }) => ({
    ...view,
    offerPriceCents: statedPrice(parsePriceCents(offerPrice, view.currency), view.isFreeOffer),
    priceBeforeCents: parsePriceCents(priceBefore, view.currency),
    chargeValueCents: chargeValue,
  })),
);

export type CampaignView = v.InferOutput<typeof CampaignViewSchema>;

/** An extra discount in cents. Spec section 3 "Campaign state". */
const ExtraDiscountSchema = v.pipe(
  v.object({ value: wire.amountOrZero }),
  v.transform(({ value }) => ({ valueCents: value })),
);

/** A campaign with its offer and shop. Spec section 3 "Campaign state", contract section 3. */
export const CampaignInfoSchema = v.pipe(
  v.object({
    campaignView: CampaignViewSchema,
    priceListView: v.fallback(v.nullish(PriceListSchema, null), null),
    addressView: AddressViewSchema,
    deliveryCost: wire.amountOrZero,
    isAvailable: wire.flag,
    minimumSecondsBeforeBooking: wire.numberOrZero,
    avgMinutesOfOrderPreparation: wire.numberOrZero,
    campaignImages: PicturesSchema,
    giftVoucherExtraDiscount: v.nullish(ExtraDiscountSchema, null),
    premiumVoucherExtraDiscount: v.nullish(ExtraDiscountSchema, null),
    bookingConfig: v.nullish(BookingConfigSchema, null),
    shopName: wire.text,
    phoneNumber: wire.looseTextOrNull,
    /** `qrcode_scan` for points campaigns. */
    obtainMethod: wire.optionalCode,
    hasSmartPrice: wire.optionalFlag,
    registeredUsers: wire.optionalFlag,
  }),
  v.transform(({ deliveryCost, phoneNumber, ...info }) => ({
    ...info,
    deliveryCostCents: deliveryCost,
    /** As the server formats it. */
    shopPhone: phoneNumber || null,
  })),
);

export type CampaignInfo = Frozen<v.InferOutput<typeof CampaignInfoSchema>>;
