import { atom, type createStore } from 'jotai/vanilla';

import { configAtom, servicesAtom } from '../../../context/checkout-context.ts';
import { runAtom } from '../../../context/run-atom.ts';
import { reservationAtom } from '../../booking/state/reservation-atom.ts';
import {
  currentEntryAtom,
  flowStatusAtom,
  isMenuOrderAtom,
} from '../../../flow/state/flow-atoms.ts';
import type { StepId } from '../../../flow/flow-table.ts';
import { POINTS_CURRENCY } from '../../../lib/limits.ts';
import {
  offerEvent,
  transactionEvent,
  type MeasuredOffer,
  type OfferMoment,
} from '../../offer/rules/offer-events.ts';
import { categoryOf, measuredOfferAtom, trackOnce } from '../../offer/state/offer-tracking.ts';
import { voucherResultAtom } from '../../payment/state/payment-atoms.ts';
import { pointsObtainedAtom } from '../../points/state/points-atoms.ts';
import { SERVICE_CURRENCY } from '../../offer/rules/bookable.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import { serviceGroupsAtom } from '../../services/state/services.ts';

/** The listed services as analytics events describe them; null without any. */
const measuredListAtom = atom((get): MeasuredOffer | null => {
  const services = get(serviceGroupsAtom).flatMap((group) => group.services);
  if (services.length === 0) return null;
  const shopName = get(venueAtom).name;
  const things = services.map(({ id, serviceName, bookingConfig, priceCents }) => ({
    id,
    name: serviceName,
    shopName,
    category: categoryOf(bookingConfig?.bookingType ?? BOOKING_TYPE.NORMAL),
    unitCents: priceCents,
    quantity: 1,
  }));
  return { things, currency: SERVICE_CURRENCY };
});

/** Steps on which the customer still chooses; the checkout begins after them. */
const CHOOSING_STEPS: ReadonlySet<StepId> = new Set<StepId>([
  'reservation-type',
  'choice',
  'booking',
  'services',
  'menu',
  'cart-review',
  'points-confirm',
]);

/** What was measured in this run, by event and items; a restart is a new visit. */
const measuredAtom = runAtom<ReadonlySet<string>>(new Set());

const trackOfferAction = atom(null, (get, set, moment: OfferMoment) => {
  // Events still pending when the customer consents are measured then.
  if (get(configAtom).consent === 'necessary') return;
  const offer = get(moment === 'view_item_list' ? measuredListAtom : measuredOfferAtom);
  if (!offer) return;
  const measured = get(measuredAtom);
  const key = `${moment} ${offer.things.map(({ id }) => id).join(' ')}`;
  if (measured.has(key)) return;
  set(measuredAtom, new Set([...measured, key]));
  const { name, params } = offerEvent(moment, offer);
  get(servicesAtom).host.track(name, params);
});

/** Measures the moments reached since the last call, each once. */
const trackMomentsAction = atom(null, (get, set) => {
  const step = get(currentEntryAtom)?.step;
  const offer = get(measuredOfferAtom);
  if (get(flowStatusAtom).status !== 'ready' || !step) return;
  if (step === 'services') set(trackOfferAction, 'view_item_list');
  // The screen of the menu measures it as a list.
  if (!get(isMenuOrderAtom)) set(trackOfferAction, 'view_item');
  const begin = () => !CHOOSING_STEPS.has(step) && set(trackOfferAction, 'begin_checkout');
  const reservation = get(reservationAtom);
  // The checkout of a result that a reload shows again began in an earlier visit.
  if (!reservation && !get(voucherResultAtom)) begin();
  if (!reservation || !offer) return;
  const { transactionId } = reservation;
  const currency = step === 'points-result' ? POINTS_CURRENCY : offer.currency;
  const event = transactionEvent(reservation, { ...offer, currency });
  void trackOnce(get, set, transactionId, event, begin);
  if (step !== 'points-result') return;
  // GA4's event for points that were obtained. Spec section 4 "Campaign offer code".
  const value = get(pointsObtainedAtom);
  const params = { virtual_currency_name: 'points', value, transaction_id: transactionId };
  const earned = { name: 'earn_virtual_currency', params } as const;
  void trackOnce(get, set, `points ${transactionId}`, earned);
});

/**
 * Measures a flow with GA4's events. Reads them from the state, so that those before this code loaded count too.
 */
export function trackMoments(store: ReturnType<typeof createStore>): void {
  const look = () => store.set(trackMomentsAction);
  const watched = [
    configAtom,
    flowStatusAtom,
    currentEntryAtom,
    measuredOfferAtom,
    reservationAtom,
  ];
  for (const each of watched) store.sub(each, look);
  look();
}

export { trackConversions } from './conversions.ts';
