import { atom, type createStore } from 'jotai/vanilla';

import { runSignalAtom, servicesAtom } from '../../../context/services.ts';
import { reservationAtom } from '../../../flow/state/booking-state-atoms.ts';
import {
  currentEntryAtom,
  flowStatusAtom,
  isMenuOrderAtom,
} from '../../../flow/state/flow-atoms.ts';
import type { StepId } from '../../../flow/step-ids.ts';
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
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import { serviceGroupsAtom } from '../../services/state/services.ts';
import type { Id } from '../../../lib/config/id.ts';
import type { Ga4Event } from '../../../lib/ga4-event.ts';

/** Points of a campaign that were obtained: GA4's `earn_virtual_currency`. Spec section 4 "Campaign offer code". */
function pointsEvent(transactionId: Id, points: number): Ga4Event {
  return {
    name: 'earn_virtual_currency',
    params: { virtual_currency_name: 'points', value: points, transaction_id: transactionId },
  };
}

/** Services are priced in euros. Spec section 9 "Shop services". */
const SERVICE_CURRENCY = 'EUR';

/** The services that are listed, as they are measured; null where none is. */
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

type Store = ReturnType<typeof createStore>;

/** Steps at which the customer still looks and chooses; behind them the checkout begins. */
const CHOOSING_STEPS: ReadonlySet<StepId> = new Set<StepId>([
  'reservation-type',
  'choice',
  'booking',
  'services',
  'menu',
  'cart-review',
  'points-confirm',
]);

/** Where points are obtained rather than booked. */
const POINTS_STEP = 'points-result' satisfies StepId;

/** Moments measured in this run, by moment and thing; a restart is another visit. */
const toldAtom = atom<{ run: AbortSignal | null; told: ReadonlySet<string> }>({
  run: null,
  told: new Set<string>(),
});

const trackOfferAction = atom(null, (get, set, moment: OfferMoment) => {
  const offer = get(moment === 'view_item_list' ? measuredListAtom : measuredOfferAtom);
  if (!offer) return;
  const run = get(runSignalAtom);
  const before = get(toldAtom);
  const told = before.run === run ? before.told : new Set<string>();
  const key = `${moment} ${offer.things.map(({ id }) => id).join(' ')}`;
  if (told.has(key)) return;
  set(toldAtom, { run, told: new Set([...told, key]) });
  const { name, params } = offerEvent(moment, offer);
  get(servicesAtom).host.track(name, params);
});

/** Measures what has come true since the last look; nothing twice. */
const trackMomentsAction = atom(null, (get, set) => {
  const step = get(currentEntryAtom)?.step;
  const offer = get(measuredOfferAtom);
  if (get(flowStatusAtom).status !== 'ready' || !step) return;
  if (step === 'services') set(trackOfferAction, 'view_item_list');
  // The menu is measured as a list by its screen.
  if (!get(isMenuOrderAtom)) set(trackOfferAction, 'view_item');
  const begin = () => !CHOOSING_STEPS.has(step) && set(trackOfferAction, 'begin_checkout');
  const reservation = get(reservationAtom);
  // A result that a reload shows again began in another visit.
  if (!reservation && !get(voucherResultAtom)) begin();
  if (!reservation || !offer) return;
  const { transactionId } = reservation;
  if (step !== POINTS_STEP) {
    void trackOnce(get, set, transactionId, transactionEvent(reservation, offer), begin);
    return;
  }
  const currency = POINTS_CURRENCY;
  const lead = transactionEvent(reservation, { ...offer, currency });
  void trackOnce(get, set, transactionId, lead, begin);
  const points = get(pointsObtainedAtom);
  void trackOnce(get, set, `points ${transactionId}`, pointsEvent(transactionId, points));
});

/**
 * Measures the moments of a flow from now on, by GA4's names. Moments are read off the state, so that those before
 * this code arrived count too. The returned function stops it.
 */
export function trackMoments(store: Store): () => void {
  const look = () => store.set(trackMomentsAction);
  const watched = [flowStatusAtom, currentEntryAtom, measuredOfferAtom, reservationAtom];
  const stops = watched.map((each) => store.sub(each, look));
  look();
  return () => stops.forEach((stop) => stop());
}

export { trackConversions } from './conversions.ts';
