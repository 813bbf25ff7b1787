import * as v from 'valibot';

import {
  currency,
  flag,
  id,
  looseNumber,
  looseRowsOf,
  looseTextOrNull,
  numberOrZero,
  optionalCode,
  optionalFlag,
  optionalPrice,
  optionalVenueDate,
  optionalVenueTime,
  priceOrZero,
  text,
  venueDate,
  wholeNumber,
} from '../../../platform/api/schema/fields.ts';
import { toBookingType } from '../rules/booking-type.ts';
import {
  AddressViewSchema,
  BookingConfigSchema,
  PicturesSchema,
  PriceListSchema,
} from './shop-schema.ts';
import type { Id } from '../../../lib/config/id.ts';
import { defineCall } from '../../../platform/api/define-call.ts';
import { GET_CAMPAIGN, GET_CAMPAIGN_BY_OFFER_CODE, GET_CAMPAIGN_SCHEDULE } from './endpoints.ts';

const Attribute = v.object({
  type: v.string(),
  value: v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String), text),
});

/** A map that inherits nothing, so that "__proto__" or "constructor" is a name like any other. */
function toMap(pairs: readonly v.InferOutput<typeof Attribute>[]): Record<string, string> {
  const map: Record<string, string> = Object.create(null);
  for (const { type, value } of pairs) map[type] = value;
  return map;
}

/** The list of type/value pairs as a map; of two with one type the later counts. Spec section 3. */
const AttributesSchema = v.pipe(
  looseRowsOf(Attribute),
  v.transform((pairs) => toMap(pairs)),
);

const WireCampaignView = v.object({
  campaignId: id,
  campaignTitle: text,
  campaignType: v.pipe(
    v.number(),
    v.transform((code) => toBookingType(code)),
  ),
  minNumberPeople: wholeNumber,
  maxNumberPeople: wholeNumber,
  currency,
  isTakeaway: optionalFlag,
  isDelivery: optionalFlag,
  offer: flag,
  isFreeOffer: optionalFlag,
  merchantStatus: optionalCode,
  points: looseNumber,
  premiumPoints: looseNumber,
  discount: numberOrZero,
  activationCode: looseTextOrNull,
  activationQrCode: looseTextOrNull,
  offerPrice: optionalPrice,
  priceBefore: optionalPrice,
  chargeValue: priceOrZero,
  startTime: optionalVenueTime,
  endTime: optionalVenueTime,
  canBuyVoucher: v.nullish(flag, true),
  attributes: AttributesSchema,
});

/** The offer of a campaign; prices in cents. Spec section 3 "CampaignView". */
const CampaignViewSchema = v.pipe(
  WireCampaignView,
  v.transform(({ offerPrice, priceBefore, chargeValue, ...view }) => ({
    ...view,
    offerPriceCents: offerPrice,
    priceBeforeCents: priceBefore,
    chargeValueCents: chargeValue,
  })),
);

const ExtraDiscount = v.nullish(
  v.pipe(
    v.object({ value: priceOrZero }),
    v.transform(({ value }) => ({ valueCents: value })),
  ),
  null,
);

const WireCampaign = v.object({
  campaignView: CampaignViewSchema,
  priceListView: v.fallback(v.nullish(PriceListSchema, null), null),
  addressView: AddressViewSchema,
  deliveryCost: priceOrZero,
  isAvailable: flag,
  minimumSecondsBeforeBooking: numberOrZero,
  avgMinutesOfOrderPreparation: numberOrZero,
  campaignImages: PicturesSchema,
  giftVoucherExtraDiscount: ExtraDiscount,
  premiumVoucherExtraDiscount: ExtraDiscount,
  bookingConfig: v.nullish(BookingConfigSchema, null),
  shopName: text,
  phoneNumber: looseTextOrNull,
  obtainMethod: optionalCode,
  hasSmartPrice: optionalFlag,
  registeredUsers: optionalFlag,
});

/** Everything known of one campaign. Spec section 3 "Campaign state", contract section 3. */
export const CampaignInfoSchema = v.pipe(
  WireCampaign,
  v.transform(({ deliveryCost, phoneNumber, ...info }) => ({
    ...info,
    deliveryCostCents: deliveryCost,
    shopPhone: phoneNumber || null,
  })),
);

/** Everything known of one campaign. */
export const getCampaign = defineCall({
  name: 'getCampaign',
  ...GET_CAMPAIGN,
  params: (campaignId: Id) => ({ values: { campaignId } }),
  answer: CampaignInfoSchema,
});

/** The campaign that a QR code names. */
export const getCampaignByOfferCode = defineCall({
  name: 'getCampaignByOfferCode',
  ...GET_CAMPAIGN_BY_OFFER_CODE,
  params: (offerCode: string) => ({ values: { offerCode } }),
  answer: CampaignInfoSchema,
});

/**
 * The first, the last and the closed days of a campaign. Closed days that are missing or unreadable are an error: left
 * out, they would look open, as in an answer that is a list. `null` says that there is none.
 */
export const getCampaignSchedule = defineCall({
  name: 'getCampaignSchedule',
  ...GET_CAMPAIGN_SCHEDULE,
  params: (campaignId: Id) => ({ values: { campaignId } }),
  answer: v.object({
    startDate: optionalVenueDate,
    endDate: optionalVenueDate,
    nonAvailableDays: v.nullable(v.array(venueDate), () => []),
  }),
});
