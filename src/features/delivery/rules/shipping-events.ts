import type { DeliveryType } from './delivery-rates.ts';
import type { Ga4Event } from '../../../platform/host/data-layer.ts';
import { offerEvent, type MeasuredOffer } from '../../offer/rules/offer-events.ts';

/** It is clear how the goods get to the customer. GA4 `add_shipping_info`; where to, nobody is told. */
export function addShippingInfoEvent(offer: MeasuredOffer, type: DeliveryType): Ga4Event {
  const { params } = offerEvent('begin_checkout', offer);
  return { name: 'add_shipping_info', params: { ...params, shipping_tier: type } };
}
