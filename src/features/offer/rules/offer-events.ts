import { currencyCode } from '../../../lib/money/currency.ts';
import { centsToWire } from '../../../lib/money/money.ts';
import type { Ga4Event, Ga4Item } from '../../../lib/ga4-event.ts';

/** One item of an analytics event. Contains no personal data. */
export interface MeasuredThing {
  id: string;
  /** The offer's or service's title. */
  name: string;
  /** The shop; empty when unknown. */
  shopName: string;
  /** The booking type for reports: `booking type 1`. */
  category: string;
  /** The price of one; null without a price. */
  unitCents: number | null;
  quantity: number;
}

/** The items of an analytics event. */
export interface MeasuredOffer {
  things: readonly MeasuredThing[];
  /** ISO 4217 code, symbol or word; null where there are several. */
  currency: string | null;
}

function toItem({ id, name, shopName, category, unitCents, quantity }: MeasuredThing): Ga4Item {
  return {
    item_id: id,
    item_name: name,
    item_category: category,
    quantity,
    ...(shopName !== '' && { item_brand: shopName }),
    ...(unitCents !== null && { price: centsToWire(unitCents) }),
  };
}

/** The value of all items in cents; null when no price is known. */
function worthCents(things: readonly MeasuredThing[]): number | null {
  const priced = things.flatMap(({ unitCents, quantity }) =>
    unitCents === null ? [] : [unitCents * quantity],
  );
  return priced.length === 0 ? null : priced.reduce((sum, cents) => sum + cents, 0);
}

/** GA4 requires an ISO currency with a value, and neither without the other. */
function paramsOf({ things, currency }: MeasuredOffer, cents = worthCents(things)) {
  const code = currency === null ? null : currencyCode(currency);
  const money = cents !== null && code !== null && { currency: code, value: centsToWire(cents) };
  return { ...money, items: things.map(toItem) };
}

/** Events of the shopping funnel without a transaction, by their GA4 name. */
export type OfferMoment = 'view_item' | 'view_item_list' | 'begin_checkout';

/** An event before a transaction. GA4 "Recommended events". */
export function offerEvent(name: OfferMoment, offer: MeasuredOffer): Ga4Event {
  return { name, params: paramsOf(offer) };
}

/**
 * An accepted transaction: `purchase` with the amount charged; without a charge, `generate_lead` with the total shown after
 * a prize, or else with the value of the items.
 */
export function transactionEvent(
  reservation: { transactionId: string; valueChargedCents: number; shownCents?: number | null },
  offer: MeasuredOffer,
): Ga4Event {
  const { transactionId, valueChargedCents, shownCents } = reservation;
  const isPaid = valueChargedCents > 0;
  const params = paramsOf(offer, isPaid ? valueChargedCents : (shownCents ?? undefined));
  return {
    name: isPaid ? 'purchase' : 'generate_lead',
    params: { transaction_id: transactionId, ...params },
  };
}
