import type { Feature } from '../../flow/feature.ts';
import { restoreOfferCodeAction } from './state/take-up-offer-code.ts';

/** Points that a campaign gives. */
export const points: Feature = {
  async prepare(_get, set, flow, signal) {
    if (flow === 'campaign_offer_code') await set(restoreOfferCodeAction, signal);
  },
};
