import {
  nowAtom,
  servicesAtom,
  configAtom,
  entityConfigAtom,
} from '../../../context/checkout-context.ts';
import type { Feature, LoadContext } from '../../../flow/feature.ts';
import { flowStatusAtom, serviceIdAtom } from '../../../flow/state/flow-atoms.ts';
import { isLocalHost } from '../../../lib/config/addresses.ts';
import { renewSlots } from '../../../lib/time/slots.ts';
import {
  ALWAYS_OPEN,
  campaignInfoAtom,
  scheduleAtom,
  slotsAtom,
  slotsLoadedUntilAtom,
  shopAtom,
  slotPeriodFrom,
} from './offer-atoms.ts';
import { getCampaign, getCampaignByOfferCode, getCampaignSchedule } from '../calls/campaign.ts';
import { getEntityConfig } from '../calls/entity-config.ts';
import { getCampaignSlots, getServiceSlots } from '../calls/slots.ts';

/** Loads the entity's configuration, except on localhost without `host-name`. Spec section 4 "Flow readiness". */
export async function loadEntityConfig({ get, keep, signal }: LoadContext): Promise<void> {
  const { call, host } = get(servicesAtom);
  const given = get(configAtom).hostName;
  if (given === null && isLocalHost(host.hostname())) return;
  keep(entityConfigAtom, await call(getEntityConfig, [given ?? host.hostname()], { signal }));
}

/** The page's campaign id; null in a flow by offer code. */
const namedCampaign = ({ get, needs }: LoadContext) =>
  needs.includes('campaignByOfferCode') ? null : get(configAtom).campaignId;

/** Loads the campaign by its id, else by the offer code; resolves to its id. */
async function loadCampaign(context: LoadContext): Promise<string> {
  const { get, keep, signal } = context;
  const { call } = get(servicesAtom);
  const { offerCode } = get(configAtom);
  const campaignId = namedCampaign(context);
  const info = await (campaignId === null
    ? call(getCampaignByOfferCode, [offerCode ?? ''], { signal })
    : call(getCampaign, [campaignId], { signal }));
  keep(campaignInfoAtom, info);
  return info.campaignView.campaignId;
}

function readCampaign(context: LoadContext): Promise<string> {
  context.shared.campaignId ??= loadCampaign(context);
  return context.shared.campaignId;
}

/** The page's campaign id, else the id that the offer code resolves to. */
const campaignIdOf = async (context: LoadContext) =>
  namedCampaign(context) ?? (await readCampaign(context));

/** Loads the first period of the calendar. A running flow keeps the later ones that it has loaded. */
async function loadSlots(context: LoadContext, of: 'campaign' | 'service'): Promise<void> {
  const { get, keep, signal } = context;
  const { call } = get(servicesAtom);
  const period = slotPeriodFrom(get(nowAtom));
  const serviceId = get(serviceIdAtom);
  const slots =
    of === 'campaign'
      ? await call(getCampaignSlots, [await campaignIdOf(context), period.query], { signal })
      : await call(getServiceSlots, [serviceId ?? '', period.query], { signal });
  // Another service, or the list, is shown by now.
  if (get(serviceIdAtom) !== serviceId) return;
  const isRunning = get(flowStatusAtom).status === 'ready';
  keep(slotsAtom, isRunning ? renewSlots(get(slotsAtom), slots, period.until) : slots);
  keep(slotsLoadedUntilAtom, Math.max(period.until, isRunning ? get(slotsLoadedUntilAtom) : 0));
}

async function loadSchedule(context: LoadContext): Promise<void> {
  const { get, keep, signal } = context;
  const { call } = get(servicesAtom);
  const id = await campaignIdOf(context);
  keep(scheduleAtom, await call(getCampaignSchedule, [id], { signal }));
}

async function loadShop({ get, keep, signal }: LoadContext): Promise<void> {
  const shop = await get(servicesAtom).call(
    () => import('../calls/shop.ts').then((calls) => calls.getShop),
    [get(configAtom).shopId ?? ''],
    { signal },
  );
  keep(shopAtom, shop);
}

/** The loads of campaign, shop and calendar. Spec section 4 "Flow readiness". */
export const OFFER_LOADS = {
  campaign: readCampaign,
  campaignByOfferCode: readCampaign,
  schedule: loadSchedule,
  slots: (context) => loadSlots(context, 'campaign'),
  serviceSlots: (context) => loadSlots(context, 'service'),
  shop: loadShop,
} as const satisfies Feature['loads'];

/** Clears the data of an earlier flow that this flow does not load. */
export function dropUnneededOffer({ keep, needs }: LoadContext): void {
  if (!needs.some((need) => need.startsWith('campaign'))) keep(campaignInfoAtom, null);
  if (!needs.includes('schedule')) keep(scheduleAtom, ALWAYS_OPEN);
  if (!needs.some((need) => need === 'slots' || need === 'serviceSlots')) keep(slotsAtom, []);
  if (!needs.includes('shop')) keep(shopAtom, null);
}
