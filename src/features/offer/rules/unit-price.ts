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

/** A price that is not negative, with the former price if that was higher. */
export function toUnitPrice(cents: number, beforeCents: number | null): UnitPrice {
  const unitCents = Math.max(0, cents);
  return { unitCents, beforeUnitCents: (beforeCents ?? 0) > unitCents ? beforeCents : null };
}

/** The smart price, or the offer price less the smart discount; the offer price is the former price. */
function smartPrice(view: PricedView): UnitPrice | null {
  const { offerPriceCents, attributes, currency } = view;
  const price = parsePriceCents(attributes['SMART_PRICE'], currency);
  if (price !== null) return toUnitPrice(price, offerPriceCents);
  const percent = parsePercent(attributes['SMART_DISCOUNT']);
  if (percent === null || offerPriceCents === null) return null;
  return toUnitPrice(percentOff(offerPriceCents, percent), offerPriceCents);
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
