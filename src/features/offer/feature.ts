import { configAtom } from '../../context/config-atoms.ts';
import type { Feature } from '../../flow/feature.ts';
import { checkCampaign, checkModes } from './rules/check-campaign.ts';
import { campaignInfoAtom, guestsMayGoOnAtom } from './state/campaign-atoms.ts';
import { dropUnneededOffer, loadEntityConfig, OFFER_LOADS } from './state/offer-loads.ts';
import { smartGivesNothingAtom, smartIsRefusedAtom } from './state/smart-atoms.ts';

/** Entity, campaign, shop and calendar. */
export const offer: Feature = {
  ownLoads: [loadEntityConfig],
  loads: OFFER_LOADS,
  dropUnneeded: dropUnneededOffer,
  checkLoaded(get, flow) {
    const info = get(campaignInfoAtom);
    return info && checkCampaign(flow, info);
  },
  checkStart(get, flow) {
    const view = get(campaignInfoAtom)?.campaignView ?? null;
    return checkModes(flow, view, get(configAtom));
  },
  skipFacts: (get) => ({
    guestLoginAllowed: get(guestsMayGoOnAtom),
    smartGivesNothing: get(smartGivesNothingAtom),
    needsPremium: get(smartIsRefusedAtom),
  }),
};
