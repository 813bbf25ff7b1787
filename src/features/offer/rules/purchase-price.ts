import type { ReservationType } from '../../../lib/config/checkout-config.ts';
import type { Id } from '../../../lib/config/id.ts';
import { PRIZE_MIN_REMAINDER_CENTS } from '../../../lib/limits.ts';
import type { Prize } from '../../../lib/user-session.ts';
import type { CampaignInfo, CampaignView, ExtraDiscount } from './campaign.ts';
import { extraDiscountPercentage, pointsEarned } from './points.ts';
import { bookingUnitPrice, toUnitPrice, type UnitPrice } from './unit-price.ts';

/** What is taken off each voucher on top of the offer. */
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

/** What a prize takes off an amount; nothing without one, and where it would leave less than 2 euros. In cents. */
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

/** What is priced: a date, a voucher, or a premium reservation (which is paid as a voucher is). */
type PurchaseKind = 'booking' | 'voucher' | 'premiumVoucher';

type PricedInfo = Omit<DiscountedInfo, 'campaignView'> & {
  campaignView: Pick<
    CampaignView,
    | 'offerPriceCents'
    | 'priceBeforeCents'
    | 'attributes'
    | 'chargeValueCents'
    | 'points'
    | 'premiumPoints'
    | 'campaignType'
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
  /** Guests earn no points. */
  isSignedIn: boolean;
  isPremium: boolean;
  /** Cents of the chosen prize; null when none is chosen. */
  prizeCents: number | null;
}

/** What something costs, the same in the banner, the confirmation and the success screen; in cents. */
export interface PurchasePrice extends UnitPrice {
  count: number;
  /** What each voucher costs less, already taken off `unitCents`; null where nothing is. */
  discount: VoucherDiscount | null;
  /** All of them, before the prize. */
  subtotalCents: number;
  /** What the prize takes off; 0 without one, and where it would leave less than 2 euros. */
  prizeCents: number;
  /** A prize was chosen that would leave less than 2 euros. Spec section 5 "Voucher". */
  isPrizeTooHigh: boolean;
  totalCents: number;
  /** What is paid here and now; a booking is paid at the merchant's. */
  dueNowCents: number;
  /** Whole points earned; null when none are shown. */
  points: number | null;
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

/**
 * The one place where prices are made: unit, extra discount, prize, total and points. Null when the
 * campaign names no price. Spec sections 3, 5 and 9.
 */
export function purchasePrice(facts: PurchaseFacts): PurchasePrice | null {
  const unit = unitOf(facts);
  if (!unit) return null;
  const { points, premiumPoints, campaignType } = facts.info.campaignView;
  const count = wholeCount(facts.count);
  const subtotalCents = unit.unitCents * count;
  const prize = applyPrize(subtotalCents, facts.prizeCents);
  const totalCents = subtotalCents - prize.prizeCents;
  const isVoucher = facts.kind !== 'booking';
  const earned = pointsEarned({
    points,
    premiumPoints,
    isPremium: facts.isPremium,
    people: count,
    offerType: campaignType,
    isVoucher,
  });
  return {
    ...unit,
    count,
    subtotalCents,
    ...prize,
    totalCents,
    dueNowCents: isVoucher ? totalCents : 0,
    points: facts.isSignedIn ? earned : null,
  };
}

/**
 * What a shop's service costs for `people` persons, less a prize of so many cents; null when it names no price. Never
 * reduced otherwise. Spec section 9 "Shop services".
 */
export function servicePrice(
  priceCents: number | null,
  people: number,
  chosenPrizeCents: number | null = null,
): PurchasePrice | null {
  if (priceCents === null) return null;
  const subtotalCents = priceCents * people;
  const prize = applyPrize(subtotalCents, chosenPrizeCents);
  return {
    unitCents: priceCents,
    beforeUnitCents: null,
    discount: null,
    count: people,
    subtotalCents,
    ...prize,
    totalCents: subtotalCents - prize.prizeCents,
    dueNowCents: 0,
    points: null,
  };
}
