import type { ReservationType } from '../../../lib/config/checkout-config.ts';
import type { CampaignView } from './campaign.ts';
import { parsePriceCents, percentOff } from '../../../lib/money/money.ts';
import { parsePercent } from '../../../lib/money/price-text.ts';

/** The price fields of a campaign. */
export type PricedView = Pick<
  CampaignView,
  'offerPriceCents' | 'priceBeforeCents' | 'attributes' | 'currency'
>;

/** The price of one person or voucher, in cents. */
export interface UnitPrice {
  unitCents: number;
  /** The former price; null unless it was higher. */
  beforeUnitCents: number | null;
}

/**
 * Percent off a booking of a campaign without a price: the smart discount of a smart reservation, else the campaign's; 0
 * without one, and where a price contains it. Spec section 3 "discount (percent)", "SMART_DISCOUNT".
 */
export function bookingDiscount(
  view: PricedView & Pick<CampaignView, 'discount'>,
  reservationType: ReservationType,
): number {
  if (bookingUnitPrice(view, reservationType)) return 0;
  const smart = reservationType === 'smart' ? parsePercent(view.attributes['SMART_DISCOUNT']) : 0;
  return smart || Math.abs(view.discount);
}

/** A price that is not negative, with the former price if that was higher. */
export function toUnitPrice(cents: number, beforeCents: number | null): UnitPrice {
  const unitCents = Math.max(0, cents);
  return { unitCents, beforeUnitCents: (beforeCents ?? 0) > unitCents ? beforeCents : null };
}

/**
 * The smart price, or the offer price less the smart discount. The former price is that of a normal reservation, else the
 * offer price, so that both are compared with the same.
 */
function smartPrice(view: PricedView): UnitPrice | null {
  const { offerPriceCents, priceBeforeCents, attributes, currency } = view;
  const formerCents = Math.max(priceBeforeCents ?? 0, offerPriceCents ?? 0);
  const price = parsePriceCents(attributes['SMART_PRICE'], currency);
  if (price !== null) return toUnitPrice(price, formerCents);
  const percent = parsePercent(attributes['SMART_DISCOUNT']);
  if (percent === null || offerPriceCents === null) return null;
  return toUnitPrice(percentOff(offerPriceCents, percent), formerCents);
}

/** The price of a booking for one person, for smart reservations with their discount; null without one. Spec section 3. */
export function bookingUnitPrice(
  view: PricedView,
  reservationType: ReservationType,
): UnitPrice | null {
  const smart = reservationType === 'smart' ? smartPrice(view) : null;
  if (smart || view.offerPriceCents === null) return smart;
  return toUnitPrice(view.offerPriceCents, view.priceBeforeCents);
}
