import * as v from 'valibot';

import { AddressViewSchema } from './address-view-schema.ts';
import { PicturesSchema } from './picture-schema.ts';
import { PriceListSchema } from './price-list-schema.ts';
import {
  flag,
  looseTextOrNull,
  numberOrZero,
  optionalCode,
  optionalFlag,
  priceOrZero,
  text,
} from '../../../platform/api/schema/fields.ts';
import { BookingConfigSchema } from './booking-config-schema.ts';
import { CampaignViewSchema } from './campaign-view-schema.ts';

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
