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
import { offerEvent, transactionEvent, type OfferMoment } from '../../offer/rules/offer-events.ts';
import { measuredOfferAtom, trackOnce } from '../../offer/state/offer-tracking.ts';
import { voucherResultAtom } from '../../payment/state/payment-atoms.ts';
import { pointsObtainedAtom } from '../../points/state/points-atoms.ts';
import { measuredListAtom } from '../../services/state/measured-list-atom.ts';
import { pointsEvent } from '../rules/points-event.ts';

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

/** What has been measured in each run, by moment and thing; a restart is another visit. */
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

/** What follows a visit once its first screen stands, as one chunk. */
export { trackConversions } from './conversions.ts';
