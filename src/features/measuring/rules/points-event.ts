import type { Id } from '../../../lib/config/id.ts';
import type { Ga4Event } from '../../../platform/host/data-layer.ts';

/** Points of a campaign that were obtained: GA4's `earn_virtual_currency`. Spec section 4 "Campaign offer code". */
export function pointsEvent(transactionId: Id, points: number): Ga4Event {
  return {
    name: 'earn_virtual_currency',
    params: { virtual_currency_name: 'points', value: points, transaction_id: transactionId },
  };
}
