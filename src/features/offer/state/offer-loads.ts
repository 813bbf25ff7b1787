import { configAtom } from '../../../context/config-atoms.ts';
import { nowAtom, servicesAtom } from '../../../context/services.ts';
import { entityConfigAtom } from '../../../context/entity-config.ts';
import type { Feature, LoadContext } from '../../../flow/feature.ts';
import { serviceIdAtom } from '../../../flow/state/service-id-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';
import { isLocalHost } from '../../../lib/config/addresses.ts';
import {
  ALWAYS_OPEN,
  campaignInfoAtom,
  scheduleAtom,
  slotsAtom,
  slotsLoadedUntilAtom,
} from './campaign-atoms.ts';
import { getCampaign, getCampaignByOfferCode, getCampaignSchedule } from '../calls/campaign.ts';
import { getEntityConfig } from '../calls/entity-config.ts';
import { getCampaignSlots, getServiceSlots } from '../calls/slots.ts';
import { shopAtom, slotPeriodFrom } from './offer-atoms.ts';

/** Reads the entity's configuration; not asked for on localhost without `host-name`. Spec section 4 "Flow readiness". */
export async function loadEntityConfig({ get, keep, signal }: LoadContext): Promise<void> {
  const { call, host } = get(servicesAtom);
  const given = get(configAtom).hostName;
  if (given === null && isLocalHost(host.hostname())) return;
  keep(entityConfigAtom, await call(getEntityConfig, [given ?? host.hostname()], { signal }));
}

/** Reads the campaign by its id, or by the offer code where it is null; gives its id. */
export async function loadCampaign(
  { get, keep, signal }: Pick<LoadContext, 'get' | 'keep' | 'signal'>,
  campaignId: Id | null,
): Promise<Id> {
  const { call } = get(servicesAtom);
  const { offerCode } = get(configAtom);
  const info = await (campaignId === null
    ? call(getCampaignByOfferCode, [offerCode ?? ''], { signal })
    : call(getCampaign, [campaignId], { signal }));
  keep(campaignInfoAtom, info);
  return info.campaignView.campaignId;
}

/** The id that the page names. A code that was scanned or typed counts, whatever campaign the page names. */
const namedCampaign = ({ get, needs }: LoadContext) =>
  needs.includes('campaignByOfferCode') ? null : get(configAtom).campaignId;

function readCampaign(context: LoadContext): Promise<Id> {
  context.shared.campaignId ??= loadCampaign(context, namedCampaign(context));
  return context.shared.campaignId;
}

/** The campaign's id: at once where the page names it, else once the offer code is resolved. */
const campaignIdOf = async (context: LoadContext) =>
  namedCampaign(context) ?? (await readCampaign(context));

async function loadSlots(context: LoadContext, read: 'campaign' | 'service'): Promise<void> {
  const { get, keep, signal } = context;
  const { call } = get(servicesAtom);
  const period = slotPeriodFrom(get(nowAtom));
  const slots =
    read === 'campaign'
      ? await call(getCampaignSlots, [await campaignIdOf(context), period.query], { signal })
      : await call(getServiceSlots, [get(serviceIdAtom) ?? '', period.query], { signal });
  keep(slotsAtom, slots);
  keep(slotsLoadedUntilAtom, period.until);
}

async function loadSchedule(context: LoadContext): Promise<void> {
  const { get, keep, signal } = context;
  const { call } = get(servicesAtom);
  const id = await campaignIdOf(context);
  keep(scheduleAtom, await call(getCampaignSchedule, [id], { signal }));
}

/** Reads the shop. */
export async function loadShop({
  get,
  keep,
  signal,
}: Pick<LoadContext, 'get' | 'keep' | 'signal'>): Promise<void> {
  const shop = await get(servicesAtom).call(
    () => import('../calls/shop.ts').then((calls) => calls.getShop),
    [get(configAtom).shopId ?? ''],
    { signal },
  );
  keep(shopAtom, shop);
}

/** How campaign, shop and calendar are read. Spec section 4 "Flow readiness". */
export const OFFER_LOADS = {
  campaign: readCampaign,
  campaignByOfferCode: readCampaign,
  schedule: loadSchedule,
  slots: (context) => loadSlots(context, 'campaign'),
  serviceSlots: (context) => loadSlots(context, 'service'),
  shop: loadShop,
} as const satisfies Feature['loads'];

/** Clears data of an earlier flow that this flow does not load. */
export function dropUnneededOffer({ keep, needs }: LoadContext): void {
  if (!needs.some((need) => need.startsWith('campaign'))) keep(campaignInfoAtom, null);
  if (!needs.includes('schedule')) keep(scheduleAtom, ALWAYS_OPEN);
  if (!needs.some((need) => need === 'slots' || need === 'serviceSlots')) keep(slotsAtom, []);
  if (!needs.includes('shop')) keep(shopAtom, null);
}
