import type { ReservationType } from '../../../lib/config/checkout-config.ts';
import type { Id } from '../../../lib/config/id.ts';
import { PRIZE_MIN_REMAINDER_CENTS } from '../../../lib/limits.ts';
import type { Prize } from '../../../lib/user-session.ts';
import type { CampaignInfo, CampaignView, ExtraDiscount } from './campaign.ts';
import { extraDiscountPercentage } from './points.ts';
import { bookingUnitPrice, toUnitPrice, type UnitPrice } from './unit-price.ts';

/** The extra discount of one voucher. */
interface VoucherDiscount {
  /** Cents of one voucher, never negative. */
  unitCents: number;
  /** Whole percent of the offer price; null where the offer names no price. */
  percentage: number | null;
}

type DiscountedInfo = Pick<
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
function voucherDiscount(info: DiscountedInfo, isPremium: boolean): VoucherDiscount | null {
  const discount = discountOf(info, isPremium);
  if (!discount || discount.valueCents <= 0) return null;
  const { offerPriceCents } = info.campaignView;
  return {
    unitCents: discount.valueCents,
    percentage: extraDiscountPercentage(discount, offerPriceCents),
  };
}

/** Whether a prize leaves at least 2 euros of an amount to pay; both in cents. Spec sections 5 and 9. */
function prizeFits(subtotalCents: number, prizeCents: number): boolean {
  return prizeCents >= 0 && subtotalCents - prizeCents >= PRIZE_MIN_REMAINDER_CENTS;
}

/** The discount of a prize in cents; 0 without one, and where it would leave less than 2 euros. */
function applyPrize(
  subtotalCents: number,
  prizeCents: number | null,
): { prizeCents: number; isPrizeTooHigh: boolean } {
  const isPrizeTooHigh = prizeCents !== null && !prizeFits(subtotalCents, prizeCents);
  return { prizeCents: isPrizeTooHigh ? 0 : (prizeCents ?? 0), isPrizeTooHigh };
}

/** A prize to choose, and whether the amount is high enough for it. */
export interface PrizeOption {
  prize: Prize;
  fits: boolean;
}

/** The user's prizes in the server's order; those that the amount is too low for can be seen, not used. */
export function prizeOptions(
  prizes: readonly Prize[],
  subtotalCents: number,
): readonly PrizeOption[] {
  return prizes.map((prize) => ({ prize, fits: prizeFits(subtotalCents, prize.prizeValueCents) }));
}

/** The chosen prize among the user's own; null when none is chosen or it is no longer theirs. */
export function chosenPrize(prizes: readonly Prize[], prizeId: Id | null): Prize | null {
  return prizes.find((prize) => prize.id === prizeId) ?? null;
}

/** A date, a voucher, or a premium reservation, which is paid like a voucher. */
type PurchaseKind = 'booking' | 'voucher' | 'premiumVoucher';

type PricedInfo = Omit<DiscountedInfo, 'campaignView'> & {
  campaignView: Pick<
    CampaignView,
    'offerPriceCents' | 'priceBeforeCents' | 'attributes' | 'chargeValueCents'
  >;
};

/** All that a price depends on. */
export interface PurchaseFacts {
  info: PricedInfo;
  kind: PurchaseKind;
  /** People or vouchers. */
  count: number;
  /** The type in force; only bookings have a smart price. */
  reservationType: ReservationType;
  isPremium: boolean;
  /** Cents of the chosen prize; null when none is chosen. */
  prizeCents: number | null;
}

/** A price in cents, the same in the banner, the confirmation and the success screen. */
export interface PurchasePrice extends UnitPrice {
  count: number;
  /** Extra discount of each voucher, already in `unitCents`; null without one. */
  discount: VoucherDiscount | null;
  /** All of them, before the prize. */
  subtotalCents: number;
  /** Discount of the prize; 0 without one, and where it would leave less than 2 euros. */
  prizeCents: number;
  /** A prize was chosen that would leave less than 2 euros. Spec section 5 "Voucher". */
  isPrizeTooHigh: boolean;
  totalCents: number;
  /** Paid now; a booking is paid at the venue. */
  dueNowCents: number;
}

function wholeCount(count: number): number {
  return Number.isSafeInteger(count) ? Math.max(0, count) : 0;
}

/** Price of one, and the extra discount that is in it. Spec section 4: a premium reservation charges `chargeValue`. */
function unitOf(facts: PurchaseFacts): (UnitPrice & { discount: VoucherDiscount | null }) | null {
  const { info, kind, reservationType, isPremium } = facts;
  const { offerPriceCents, priceBeforeCents, chargeValueCents } = info.campaignView;
  if (kind === 'booking') {
    const price = bookingUnitPrice(info.campaignView, reservationType);
    return price && { ...price, discount: null };
  }
  const isPremiumVoucher = kind === 'premiumVoucher';
  const fullCents = isPremiumVoucher ? chargeValueCents : offerPriceCents;
  if (fullCents === null) return null;
  const discount = voucherDiscount(info, isPremium);
  // The server's "before" is the offer's: beside `chargeValue`, the price of another thing, it would be a false reduction.
  const beforeCents = isPremiumVoucher ? fullCents : (priceBeforeCents ?? fullCents);
  const price = toUnitPrice(fullCents - (discount?.unitCents ?? 0), beforeCents);
  return { ...price, discount };
}

function priceOf(
  unit: UnitPrice & { discount: VoucherDiscount | null },
  count: number,
  chosenPrizeCents: number | null,
  isDueNow: boolean,
): PurchasePrice {
  const subtotalCents = unit.unitCents * count;
  const prize = applyPrize(subtotalCents, chosenPrizeCents);
  const totalCents = subtotalCents - prize.prizeCents;
  return {
    ...unit,
    count,
    subtotalCents,
    ...prize,
    totalCents,
    dueNowCents: isDueNow ? totalCents : 0,
  };
}

/**
 * The price of a campaign's booking or vouchers: unit, extra discount, prize and total. Null when the campaign names no
 * price. Spec sections 3, 5 and 9.
 */
export function purchasePrice(facts: PurchaseFacts): PurchasePrice | null {
  const unit = unitOf(facts);
  return unit && priceOf(unit, wholeCount(facts.count), facts.prizeCents, facts.kind !== 'booking');
}

/**
 * The price of a shop's service for `people` persons, less a prize; null when it names no price. Spec section 9 "Shop
 * services".
 */
export function servicePrice(
  priceCents: number | null,
  people: number,
  chosenPrizeCents: number | null = null,
): PurchasePrice | null {
  if (priceCents === null) return null;
  const unit = { unitCents: priceCents, beforeUnitCents: null, discount: null };
  return priceOf(unit, people, chosenPrizeCents, false);
}
