import type { ReservationType } from '../../../lib/config/checkout-config.ts';
import { PRIZE_MIN_REMAINDER_CENTS } from '../../../lib/limits.ts';
import type { CampaignInfo, CampaignView } from './campaign.ts';
import {
  bookingUnitPrice,
  toUnitPrice,
  type PricedView,
  type UnitPrice,
} from './unit-price-rules.ts';

/** Whether a prize leaves at least 2 euros to pay; both in cents. Spec sections 5 and 9. */
export function prizeFits(subtotalCents: number, prizeCents: number): boolean {
  return prizeCents >= 0 && subtotalCents - prizeCents >= PRIZE_MIN_REMAINDER_CENTS;
}

/** The input of a price. */
export interface PurchaseFacts {
  info: Pick<CampaignInfo, 'giftVoucherExtraDiscount' | 'premiumVoucherExtraDiscount'> & {
    campaignView: PricedView & Pick<CampaignView, 'chargeValueCents'>;
  };
  /** A premium reservation is paid like a voucher. */
  kind: 'booking' | 'voucher' | 'premiumVoucher';
  /** People or vouchers. */
  count: number;
  /** Only bookings have a smart price. */
  reservationType: ReservationType;
  isPremium: boolean;
  /** Cents of the chosen prize; null when none is chosen. */
  prizeCents: number | null;
}

/**
 * The extra discount of a voucher in cents: the premium one for premium users, unless it is 0, else the gift one; 0 without
 * a discount. Spec sections 6 and 9.
 */
function voucherDiscountCents({ info, isPremium }: PurchaseFacts): number {
  const { giftVoucherExtraDiscount: gift, premiumVoucherExtraDiscount: premium } = info;
  const discount = isPremium && (premium?.valueCents ?? 0) > 0 ? premium : gift;
  return Math.max(0, discount?.valueCents ?? 0);
}

/** A price in cents. */
export interface PurchasePrice extends UnitPrice {
  count: number;
  /**
   * Extra discount of each voucher, already in `unitCents`, in whole percent of the offer price; null without a discount
   * or an offer price.
   */
  discountPercent: number | null;
  /** The price of all, before the prize. */
  subtotalCents: number;
  /** Discount of the prize; 0 without a prize, or if it is too high. */
  prizeCents: number;
  /** The chosen prize would leave less than 2 euros. Spec section 5 "Voucher". */
  isPrizeTooHigh: boolean;
  /** Vouchers are paid at once, bookings at the venue. */
  totalCents: number;
}

type DiscountedUnit = Pick<PurchasePrice, 'unitCents' | 'beforeUnitCents' | 'discountPercent'>;

/** The price of one, including its extra discount. Spec section 4: a premium reservation charges `chargeValue`. */
function unitOf(facts: PurchaseFacts): DiscountedUnit | null {
  const { info, kind, reservationType } = facts;
  const { offerPriceCents, priceBeforeCents, chargeValueCents } = info.campaignView;
  if (kind === 'booking') {
    const price = bookingUnitPrice(info.campaignView, reservationType);
    return price && { ...price, discountPercent: null };
  }
  const isPremiumVoucher = kind === 'premiumVoucher';
  const fullCents = isPremiumVoucher ? chargeValueCents : offerPriceCents;
  if (fullCents === null) return null;
  const discountCents = voucherDiscountCents(facts);
  // `priceBefore` belongs to the offer price: shown with `chargeValue`, it would suggest a false reduction.
  const beforeCents = isPremiumVoucher ? fullCents : (priceBeforeCents ?? fullCents);
  const price = toUnitPrice(fullCents - discountCents, beforeCents);
  const percent = offerPriceCents ? Math.round((discountCents / offerPriceCents) * 100) : null;
  return { ...price, discountPercent: discountCents > 0 ? percent : null };
}

/** A price less a prize in cents, which is not taken off if it is too high; the same price without a prize (null). */
export function subtractPrize(
  price: PurchasePrice,
  chosenPrizeCents: number | null,
): PurchasePrice {
  const { subtotalCents } = price;
  const isPrizeTooHigh = chosenPrizeCents !== null && !prizeFits(subtotalCents, chosenPrizeCents);
  const prizeCents = isPrizeTooHigh ? 0 : (chosenPrizeCents ?? 0);
  return { ...price, prizeCents, isPrizeTooHigh, totalCents: subtotalCents - prizeCents };
}

function priceOf(
  unit: DiscountedUnit,
  count: number,
  chosenPrizeCents: number | null,
): PurchasePrice {
  const subtotalCents = unit.unitCents * count;
  const full = { prizeCents: 0, isPrizeTooHigh: false, totalCents: subtotalCents };
  return subtractPrize({ ...unit, count, subtotalCents, ...full }, chosenPrizeCents);
}

/** The price of a campaign's booking or vouchers; null when the campaign has no price. Spec sections 3, 5 and 9. */
export function purchasePrice(facts: PurchaseFacts): PurchasePrice | null {
  const unit = unitOf(facts);
  return unit && priceOf(unit, facts.count, facts.prizeCents);
}

/** The price of a shop's service; null when it has no price. Spec section 9 "Shop services". */
export function servicePrice(
  priceCents: number | null,
  people: number,
  chosenPrizeCents: number | null = null,
): PurchasePrice | null {
  if (priceCents === null) return null;
  const unit = { unitCents: priceCents, beforeUnitCents: null, discountPercent: null };
  return priceOf(unit, people, chosenPrizeCents);
}
