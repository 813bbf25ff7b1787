import { configAtom } from '../../context/checkout-context.ts';
import type { Feature } from '../../flow/feature-interface.ts';
import { persist } from '../../flow/persist.ts';
import { hasSmartBenefit } from './rules/availability.ts';
import { checkCampaign, checkModes } from './rules/check-campaign.ts';
import { modeAtom, reservationTypeAtom } from './state/choice-atoms.ts';
import {
  allowedModesAtom,
  campaignInfoAtom,
  guestsAllowedAtom,
  needsMembershipAtom,
} from './state/offer-atoms.ts';
import { CAMPAIGN, ENTITY_CONFIG, SCHEDULE, SHOP, SLOTS } from './state/offer-resources.ts';

/** The entity, campaign, shop and calendar. */
export const offer: Feature = {
  ownResources: [ENTITY_CONFIG],
  resources: {
    campaign: CAMPAIGN,
    campaignByOfferCode: CAMPAIGN,
    schedule: SCHEDULE,
    slots: SLOTS,
    serviceSlots: SLOTS,
    shop: SHOP,
  },
  checkLoaded(get, flow) {
    const info = get(campaignInfoAtom);
    return info && checkCampaign(flow, info);
  },
  checkStart(get, flow) {
    const view = get(campaignInfoAtom)?.campaignView ?? null;
    return checkModes(flow, view, get(configAtom));
  },
  persist: persist({
    room: 'offer',
    save: (get) => ({ mode: get(modeAtom), reservationType: get(reservationTypeAtom) }),
    load: async () => (await import('./state/restore-mode.ts')).RESTORER,
  }),
  reset: (get, set) => set(reservationTypeAtom, get(configAtom).reservationType ?? 'normal'),
  skipFacts(get) {
    const info = get(campaignInfoAtom);
    // Normal or smart is a question about a date, which a campaign that only sells vouchers does not have.
    const booksDates = info === null || get(allowedModesAtom).includes('book');
    return {
      guestLoginAllowed: get(guestsAllowedAtom),
      smartGivesNothing: info !== null && !(booksDates && hasSmartBenefit(info)),
      needsPremium: booksDates && get(needsMembershipAtom),
    };
  },
};
