import type { Getter, Setter } from 'jotai/vanilla';

import {
  configAtom,
  entityConfigAtom,
  nowAtom,
  servicesAtom,
} from '../../../context/checkout-context.ts';
import { resource } from '../../../context/resource.ts';
import type { FlowNeed } from '../../../flow/flow-table.ts';
import { needsOf } from '../../../flow/select-flow.ts';
import { askedFlowAtom, flowStatusAtom } from '../../../flow/state/flow-atoms.ts';
import { serviceIdAtom } from './choice-atoms.ts';
import { minutesToMs } from '../../../lib/time/instant.ts';
import { renewSlots, type Schedule, type Slot } from '../../../lib/time/slots.ts';
import { currentSlotPeriod, type SlotPeriod } from '../../../platform/api/slot-period.ts';
import {
  getCampaign,
  getCampaignByOfferCode,
  getCampaignSchedule,
} from '../calls/campaign-calls.ts';
import { getEntityConfig } from '../calls/entity-config-call.ts';
import { campaignCall, codeCall, entityConfigCall, shopCall } from '../calls/offer-first-calls.ts';
import { loadSlots } from '../calls/slot-calls.ts';
import type { CampaignInfo } from '../rules/campaign.ts';
import type { Shop } from '../rules/shop-services.ts';

/** Whether the requested flow loads something before it starts. */
const flowNeeds = (get: Getter, need: FlowNeed): boolean =>
  needsOf(get(askedFlowAtom), get(configAtom)).includes(need);

/** The brand's settings, kept in `entityConfigAtom`, which every place reads. Spec section 4 "Flow readiness". */
export const ENTITY_CONFIG = resource({
  ofFlow: true,
  key: (get) =>
    entityConfigCall(get(configAtom), get(servicesAtom).host.hostname())?.values ?? null,
  async read({ get, set, signal, key: { hostname } }) {
    const config = await get(servicesAtom).call(getEntityConfig, [hostname], { signal });
    signal.throwIfAborted();
    set(entityConfigAtom, config);
    return config;
  },
});

/** The call for the flow's campaign: by the page's id, except in a flow by offer code. */
function campaignCallOf(get: Getter) {
  const config = get(configAtom);
  return flowNeeds(get, 'campaignByOfferCode') ? codeCall(config) : campaignCall(config);
}

type CampaignId = ReturnType<typeof campaignCallOf>['values'];

/** The campaign of the flow. */
export const CAMPAIGN = resource<CampaignInfo, CampaignId>({
  ofFlow: true,
  translated: true,
  key: (get) => campaignCallOf(get).values,
  read({ get, signal, key }) {
    const { call } = get(servicesAtom);
    return 'campaignId' in key
      ? call(getCampaign, [key.campaignId], { signal })
      : call(getCampaignByOfferCode, [key.offerCode ?? ''], { signal });
  },
});

/** The campaign's id; reads the campaign if the page names only an offer code. */
async function campaignIdOf(set: Setter, key: CampaignId): Promise<string> {
  if ('campaignId' in key) return key.campaignId;
  const info = await set(CAMPAIGN.obtain);
  return info?.campaignView.campaignId ?? '';
}

/** The days on which the campaign can be booked. */
export const SCHEDULE = resource<Schedule, CampaignId>({
  ofFlow: true,
  key: (get) => campaignCallOf(get).values,
  async read({ get, set, signal, key }) {
    const campaignId = await campaignIdOf(set, key);
    return get(servicesAtom).call(getCampaignSchedule, [campaignId], { signal });
  },
});

/** The query for a period of the calendar from a moment on, and its end; both in Unix ms. */
export function slotPeriodFrom(from: number): { query: SlotPeriod; until: number } {
  const query = currentSlotPeriod(from);
  return { query, until: from + minutesToMs(query.untilMinutes) };
}

/** The loaded part of the calendar. */
interface Calendar {
  slots: readonly Slot[];
  /** The end of the period for which slots were requested, Unix ms. */
  until: number;
}

/** The first period of the calendar of the campaign or the service. A running flow keeps the later ones that it has loaded. */
export const SLOTS = resource<Calendar, CampaignId | { serviceId: string }>({
  ofFlow: true,
  key(get) {
    if (flowNeeds(get, 'slots')) return campaignCallOf(get).values;
    const serviceId = get(serviceIdAtom);
    return serviceId === null ? null : { serviceId };
  },
  async read({ get, set, signal, key, known }) {
    const { call } = get(servicesAtom);
    const { query, until } = slotPeriodFrom(get(nowAtom));
    const source = 'serviceId' in key ? key : { campaignId: await campaignIdOf(set, key) };
    const slots = await loadSlots(call, source, query, signal);
    const loaded = get(flowStatusAtom).status === 'ready' ? known() : null;
    return loaded
      ? { slots: renewSlots(loaded.slots, slots, until), until: Math.max(until, loaded.until) }
      : { slots, until };
  },
});

/** The shop of a menu, service or order flow. */
export const SHOP = resource<Shop, { shopId: string | null }>({
  ofFlow: true,
  translated: true,
  key: (get) => (flowNeeds(get, 'shop') ? shopCall(get(configAtom)).values : null),
  read({ get, signal, key: { shopId } }) {
    const getShop = () => import('../calls/shop-calls.ts').then((calls) => calls.getShop);
    return get(servicesAtom).call(getShop, [shopId ?? ''], { signal });
  },
});
