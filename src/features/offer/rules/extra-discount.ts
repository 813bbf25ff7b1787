import type { CampaignInfo, ExtraDiscount } from './campaign.ts';
import { extraDiscountPercentage } from './points.ts';

/** What is taken off each voucher on top of the offer. */
export interface VoucherDiscount {
  /** Cents of one voucher, never negative. */
  unitCents: number;
  /** Whole percent of the offer price; null where the offer names no price. */
  percentage: number | null;
}

export type DiscountedInfo = Pick<
  CampaignInfo,
  'giftVoucherExtraDiscount' | 'premiumVoucherExtraDiscount'
> & { campaignView: Pick<CampaignInfo['campaignView'], 'offerPriceCents'> };

function discountOf(info: DiscountedInfo, isPremium: boolean): ExtraDiscount | null {
  const { giftVoucherExtraDiscount: gift, premiumVoucherExtraDiscount: premium } = info;
  return isPremium && (premium?.valueCents ?? 0) > 0 ? premium : gift;
}

/**
 * The extra discount of a voucher: the premium one for premium users, the gift one for everybody else
 * and where the premium one takes nothing off; null where nothing is taken off. Spec sections 6 and 9.
 */
export function voucherDiscount(info: DiscountedInfo, isPremium: boolean): VoucherDiscount | null {
  const discount = discountOf(info, isPremium);
  if (!discount || discount.valueCents <= 0) return null;
  const { offerPriceCents } = info.campaignView;
  return {
    unitCents: discount.valueCents,
    percentage: extraDiscountPercentage(discount, offerPriceCents),
  };
}
