import { pointsEarned } from './points.ts';
import type { CampaignView } from './campaign.ts';
import type { ReservationType } from '../../../lib/config/checkout-config.ts';
import { voucherDiscount, type DiscountedInfo, type VoucherDiscount } from './extra-discount.ts';
import { takePrize } from './prize-rule.ts';
import { bookingUnitPrice, toUnitPrice, type UnitPrice } from './unit-price.ts';

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
  const prize = takePrize(subtotalCents, facts.prizeCents);
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
