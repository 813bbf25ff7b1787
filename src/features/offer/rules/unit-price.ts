import type { ReservationType } from '../../../lib/config/checkout-config.ts';
import type { CampaignView } from './campaign.ts';
import { parsePriceCents, percentOff } from '../../../lib/money/money.ts';

/** The fields of a campaign that name a price. */
export type PricedView = Pick<CampaignView, 'offerPriceCents' | 'priceBeforeCents' | 'attributes'>;

/** The price of one person or voucher, in cents. */
export interface UnitPrice {
  unitCents: number;
  /** The former price; null without one, and when it was not higher. */
  beforeUnitCents: number | null;
}

/** A price that is never negative, and a "before" only where it was more than now. */
export function toUnitPrice(cents: number, beforeCents: number | null): UnitPrice {
  const unitCents = Math.max(0, cents);
  return { unitCents, beforeUnitCents: (beforeCents ?? 0) > unitCents ? beforeCents : null };
}

function normalPrice(view: PricedView): UnitPrice | null {
  if (view.offerPriceCents === null) return null;
  return toUnitPrice(view.offerPriceCents, view.priceBeforeCents);
}

/** The smart price, or the offer price less the smart discount; the offer price is then "before". */
function smartPrice(view: PricedView): UnitPrice | null {
  const { offerPriceCents, attributes } = view;
  const price = parsePriceCents(attributes['SMART_PRICE']);
  if (price !== null) return toUnitPrice(price, offerPriceCents);
  // The same reader takes a percentage apart: "15 %" is 1500 hundredths.
  const hundredths = parsePriceCents(attributes['SMART_DISCOUNT']);
  if (hundredths === null || offerPriceCents === null) return null;
  return toUnitPrice(percentOff(offerPriceCents, hundredths / 100), offerPriceCents);
}

/**
 * The price of a booking for one person; null when the campaign names none. Smart reservations use
 * SMART_PRICE or SMART_DISCOUNT where the campaign has them. Spec section 3.
 */
export function bookingUnitPrice(
  view: PricedView,
  reservationType: ReservationType,
): UnitPrice | null {
  const smart = reservationType === 'smart' ? smartPrice(view) : null;
  return smart ?? normalPrice(view);
}
