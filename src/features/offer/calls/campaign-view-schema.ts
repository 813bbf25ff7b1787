import * as v from 'valibot';

import { toBookingType } from '../rules/booking-type.ts';
import {
  currency,
  flag,
  id,
  looseTextOrNull,
  looseNumber,
  numberOrZero,
  optionalCode,
  optionalFlag,
  optionalPrice,
  optionalVenueTime,
  priceOrZero,
  text,
  wholeNumber,
} from '../../../platform/api/schema/fields.ts';
import { AttributesSchema } from './attributes-schema.ts';

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

/** What a campaign offers and how; prices in cents. Spec section 3 "CampaignView". */
export const CampaignViewSchema = v.pipe(
  WireCampaignView,
  v.transform(({ offerPrice, priceBefore, chargeValue, ...view }) => ({
    ...view,
    offerPriceCents: offerPrice,
    priceBeforeCents: priceBefore,
    chargeValueCents: chargeValue,
  })),
);
