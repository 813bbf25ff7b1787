import {
  offerEvent,
  transactionEvent,
  type OfferMoment,
} from '../../features/offer/rules/offer-events.ts';
import { submits } from '../../flow/flow-rows.ts';
import type { StepId } from '../../flow/flow-table.ts';
import { POINTS_CURRENCY } from '../../lib/limits.ts';
import type { PluginContext } from '../plugin-context.ts';

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

/** What measuring reads and calls. */
type Measured = Pick<PluginContext, 'host' | 'run' | 'state' | 'trackOnce'>;

/** Measures one moment of the funnel, once in a run of the flow; a restart is a new visit. */
function createMomentTracker({ host, run, state }: Measured) {
  let measuredRun: object | null = null;
  let measured = new Set<string>();
  return (moment: OfferMoment): void => {
    const { config, visit } = state();
    // Events still pending when the customer consents are measured then.
    if (config.consent === 'necessary') return;
    const offer = moment === 'view_item_list' ? visit.listed : visit.offer;
    if (!offer) return;
    if (measuredRun !== run()) measured = new Set();
    measuredRun = run();
    const key = `${moment} ${offer.things.map(({ id }) => id).join(' ')}`;
    if (measured.has(key)) return;
    measured.add(key);
    const { name, params } = offerEvent(moment, offer);
    host.track(name, params);
  };
}

/**
 * Measures a flow with GA4's events. The returned function measures the moments reached since its last call, each once. It
 * reads them from the state, so that those before this code loaded count too.
 */
export function measureVisit(checkout: Measured): () => void {
  const trackMoment = createMomentTracker(checkout);
  return () => {
    const { flow, status, step, visit } = checkout.state();
    const { offer, transaction } = visit;
    if (status !== 'ready' || !step) return;
    if (step === 'services') trackMoment('view_item_list');
    // The screen of the menu measures it as a list.
    if (!submits(flow, 'menuOrder')) trackMoment('view_item');
    const begin = () => {
      if (!CHOOSING_STEPS.has(step)) trackMoment('begin_checkout');
    };
    // The checkout of a result that a reload shows again began in an earlier visit.
    if (!transaction && !visit.hasVoucherResult) begin();
    if (!transaction || !offer) return;
    const { transactionId } = transaction;
    const currency = step === 'points-result' ? POINTS_CURRENCY : offer.currency;
    const event = transactionEvent(transaction, { ...offer, currency });
    void checkout.trackOnce(transactionId, event, begin);
    if (step !== 'points-result') return;
    // GA4's event for points that were obtained. Spec section 4 "Campaign offer code".
    const params = {
      virtual_currency_name: 'points',
      value: visit.points,
      transaction_id: transactionId,
    };
    const earned = { name: 'earn_virtual_currency', params } as const;
    void checkout.trackOnce(`points ${transactionId}`, earned);
  };
}
