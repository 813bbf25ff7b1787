import type { Ga4Event } from '../../../lib/ga4-event.ts';
import { offerEvent, type MeasuredOffer } from '../../offer/rules/offer-events.ts';

/** The GA4 event `add_payment_info`. `paymentType` is the provider's code for the method. */
export function addPaymentInfoEvent(offer: MeasuredOffer, paymentType: string): Ga4Event {
  const { params } = offerEvent('begin_checkout', offer);
  return { name: 'add_payment_info', params: { ...params, payment_type: paymentType } };
}
