import type { Id } from '../../../lib/config/id.ts';
import { centsToWire, currencyCode } from '../../../lib/money/money.ts';
import type { Ga4Event, Ga4Item } from '../../../lib/ga4-event.ts';

/** One thing that is looked at, booked or bought. It has no room for anything about a person. */
export interface MeasuredThing {
  id: Id;
  /** The offer's or service's title. */
  name: string;
  /** The shop; empty when unknown. */
  shopName: string;
  /** How it is booked, for reports: `booking type 1`. */
  category: string;
  /** Of one; null when the platform names no price. */
  unitCents: number | null;
  quantity: number;
}

/** The things that an event of the shopping funnel carries. */
export interface MeasuredOffer {
  things: readonly MeasuredThing[];
  /** ISO 4217 code or symbol. */
  currency: string;
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

/** Price times quantity of all things, in cents; null when no price is known. */
function worthCents(things: readonly MeasuredThing[]): number | null {
  const priced = things.flatMap(({ unitCents, quantity }) =>
    unitCents === null ? [] : [unitCents * quantity],
  );
  return priced.length === 0 ? null : priced.reduce((sum, cents) => sum + cents, 0);
}

/** GA4 wants a currency wherever there is a value, and neither where there is none. */
function paramsOf({ things, currency }: MeasuredOffer, cents = worthCents(things)) {
  const money = cents !== null && { currency: currencyCode(currency), value: centsToWire(cents) };
  return { ...money, items: things.map(toItem) };
}

/** The moments of the shopping funnel that carry things alone, by their GA4 name. */
export type OfferMoment = 'view_item' | 'view_item_list' | 'begin_checkout';

/** A moment before anything is sent. GA4 "Recommended events". */
export function offerEvent(name: OfferMoment, offer: MeasuredOffer): Ga4Event {
  return { name, params: paramsOf(offer) };
}

/** A transaction that the server accepted. */
export interface MeasuredTransaction {
  transactionId: Id;
  /** The charge; 0 where the booking itself is free. */
  valueChargedCents: number;
}

/**
 * An accepted transaction: a GA4 `purchase` of what was charged, or a `generate_lead` worth what was booked where
 * nothing was charged.
 */
export function transactionEvent(
  { transactionId, valueChargedCents }: MeasuredTransaction,
  offer: MeasuredOffer,
): Ga4Event {
  const isPaid = valueChargedCents > 0;
  const params = paramsOf(offer, isPaid ? valueChargedCents : undefined);
  return {
    name: isPaid ? 'purchase' : 'generate_lead',
    params: { transaction_id: transactionId, ...params },
  };
}
