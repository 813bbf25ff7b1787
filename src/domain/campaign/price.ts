import type { ReservationType } from '../config/checkout-config.ts';
import { percentOff } from '../money/money.ts';
import { parsePriceCents } from '../money/parse-price-cents.ts';
import type { CampaignView } from './campaign.ts';

/** What a booking or voucher costs, in cents. */
export interface BookingPrice {
  /** Per person or voucher. */
  unitCents: number;
  /** What the server says it was before; null when it does not, or when it was no more than now. */
  beforeUnitCents: number | null;
  totalCents: number;
}

type PricedView = Pick<CampaignView, 'offerPriceCents' | 'priceBeforeCents' | 'attributes'>;

interface UnitPrice {
  unitCents: number;
  beforeUnitCents: number | null;
}

function normalPrice(view: PricedView): UnitPrice | null {
  if (view.offerPriceCents === null) return null;
  return { unitCents: view.offerPriceCents, beforeUnitCents: view.priceBeforeCents };
}

/** The smart price, or the offer price less the smart discount; the offer price is then "before". */
function smartPrice(view: PricedView): UnitPrice | null {
  const { offerPriceCents, attributes } = view;
  const price = parsePriceCents(attributes['SMART_PRICE']);
  if (price !== null) return { unitCents: price, beforeUnitCents: offerPriceCents };
  // The same reader takes a percentage apart: "15 %" is 1500 hundredths.
  const hundredths = parsePriceCents(attributes['SMART_DISCOUNT']);
  if (hundredths === null || offerPriceCents === null) return null;
  return {
    unitCents: percentOff(offerPriceCents, hundredths / 100),
    beforeUnitCents: offerPriceCents,
  };
}

/**
 * The price of a booking for `people` persons or vouchers; null when the campaign names none. Smart
 * reservations use SMART_PRICE or SMART_DISCOUNT where the campaign has them. Spec section 3.
 */
export function bookingPrice(
  view: PricedView,
  booking: { people: number; reservationType: ReservationType },
): BookingPrice | null {
  const smart = booking.reservationType === 'smart' ? smartPrice(view) : null;
  const price = smart ?? normalPrice(view);
  if (!price) return null;
  const { unitCents, beforeUnitCents } = price;
  const isReduced = beforeUnitCents !== null && beforeUnitCents > unitCents;
  return {
    unitCents,
    beforeUnitCents: isReduced ? beforeUnitCents : null,
    totalCents: unitCents * booking.people,
  };
}
