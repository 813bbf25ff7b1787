import type { Getter, WritableAtom } from 'jotai/vanilla';

import type { Api } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/http/api-error.ts';
import type { Credentials } from '../../platform/api/http/call-options.ts';
import type { Id } from '../../lib/config/id.ts';
import { isLocalHost } from '../../lib/config/addresses.ts';
import type { FlowNeed } from '../flow-starts.ts';
import { userAtom } from '../../features/account/state/user-atom.ts';
import { slotPeriodFrom } from '../../features/offer/state/slot-period.ts';
import {
  campaignInfoAtom,
  scheduleAtom,
  slotsAtom,
  slotsLoadedUntilAtom,
} from '../../features/offer/state/campaign-atoms.ts';
import { serviceIdAtom } from '../../features/offer/state/product-atom.ts';
import {
  cartTokenAtom,
  leftCartAtom,
  shoppingCartAtom,
} from '../../features/cart/state/shopping-cart-atom.ts';
import { nowAtom } from '../../context/clock-atom.ts';
import { guestsMayGoOnAtom } from '../../features/offer/state/guests-may-go-on-atom.ts';
import { readinessAtom } from './readiness-atom.ts';
import { configAtom } from '../../context/config-atom.ts';
import { entityConfigAtom } from '../../context/entity-config-atom.ts';
import { cartShopId } from '../../features/account/state/session-id-atom.ts';
import { readResources, resourcesAtom } from '../../features/services/state/resources-atom.ts';
import { servicesAtom } from '../../context/services.ts';
import { categoriesAtom, shopAtom } from '../../features/offer/state/shop-atom.ts';

/** What the loads of one run share. */
export interface LoadContext {
  get: Getter;
  /** Sets an atom to what has arrived; an answer that nobody waits for any more changes nothing. */
  keep: <Value>(atom: WritableAtom<unknown, [Value], void>, value: Value) => void;
  signal: AbortSignal;
  /** Who is signed in; at once but for an external token, which the server has to be asked about. */
  credentials: () => Promise<Credentials | null>;
  /** The campaign's id, at once when the config names it, else when the offer code is resolved. */
  campaignId: () => Promise<Id>;
}

/** Reads the entity's configuration; not asked for on localhost without `host-name`. Spec section 4 "Flow readiness". */
export async function loadEntityConfig({ get, keep, signal }: LoadContext): Promise<void> {
  const { api, host } = get(servicesAtom);
  const given = get(configAtom).hostName;
  if (given === null && isLocalHost(host.hostname())) return;
  keep(entityConfigAtom, await api.getEntityConfig(given ?? host.hostname(), { signal }));
}

/** Answers that know no such user here, as to the token of another merchant. */
const NOT_OURS: ReadonlySet<number | null> = new Set([403, 404]);

/** The profile of a sign-in; one that is not of this platform has ended (`auth`). */
async function readProfile(api: Api, credentials: Credentials, signal: AbortSignal) {
  try {
    return await api.getProfile(credentials, { signal });
  } catch (error) {
    if (!(error instanceof ApiError) || !NOT_OURS.has(error.status)) throw error;
    throw new ApiError('auth', error.message, { status: error.status });
  }
}

/** Reads who is signed in, null where nobody is, and tells the page where that is somebody else than before. */
export async function loadUser({ get, keep, signal, ...context }: LoadContext): Promise<void> {
  const { api, host } = get(servicesAtom);
  const credentials = await context.credentials();
  const user = credentials && (await readProfile(api, credentials, signal));
  const before = get(userAtom);
  keep(userAtom, user);
  if (user?.id === before?.id) return;
  if (user) host.emit('login', { userId: user.id });
  else host.emit('logout', {});
}

/** Reads the campaign by its id, or by the offer code where it is null; gives its id. */
export async function loadCampaign(
  { get, keep, signal }: LoadContext,
  campaignId: Id | null,
): Promise<Id> {
  const { api } = get(servicesAtom);
  const { offerCode } = get(configAtom);
  const info = await (campaignId === null
    ? api.getCampaignByOfferCode(offerCode ?? '', { signal })
    : api.getCampaign(campaignId, { signal }));
  keep(campaignInfoAtom, info);
  return info.campaignView.campaignId;
}

async function loadSlots(context: LoadContext, read: 'campaign' | 'service'): Promise<void> {
  const { get, keep, signal } = context;
  const { api } = get(servicesAtom);
  const period = slotPeriodFrom(get(nowAtom));
  const slots =
    read === 'campaign'
      ? await api.getCampaignSlots(await context.campaignId(), period.query, { signal })
      : await api.getServiceSlots(get(serviceIdAtom) ?? '', period.query, { signal });
  keep(slotsAtom, slots);
  keep(slotsLoadedUntilAtom, period.until);
}

async function loadShop({ get, keep, signal }: LoadContext): Promise<void> {
  keep(shopAtom, await get(servicesAtom).api.getShop(get(configAtom).shopId ?? '', { signal }));
}

/** How each need of the flow table is met. Spec section 4 "Flow readiness". */
export const FLOW_LOADS: Record<FlowNeed, (context: LoadContext) => Promise<unknown>> = {
  campaign: (context) => context.campaignId(),
  campaignByOfferCode: (context) => context.campaignId(),
  schedule: async (context) => {
    const { api } = context.get(servicesAtom);
    const id = await context.campaignId();
    context.keep(scheduleAtom, await api.getCampaignSchedule(id, { signal: context.signal }));
  },
  slots: (context) => loadSlots(context, 'campaign'),
  serviceSlots: (context) => loadSlots(context, 'service'),
  resources: async ({ get, keep, signal }) => {
    const { api, host } = get(servicesAtom);
    const { shopId } = get(configAtom);
    const serviceId = get(serviceIdAtom) ?? '';
    keep(resourcesAtom, await readResources({ api, host, serviceId, shopId, signal }));
  },
  shop: loadShop,
  categories: async ({ get, keep, signal }) => {
    keep(categoriesAtom, await get(servicesAtom).api.getCategories({ signal }));
  },
  cart: async ({ get, keep, signal, credentials }) => {
    const { api } = get(servicesAtom);
    const token = (await credentials())?.token ?? null;
    const isRunning = get(readinessAtom).status === 'ready';
    const user = get(userAtom)?.token ?? null;
    // A session has ended where guests may not go on: the cart stands until somebody signs in, who is shown their own.
    const isLeft = token === null && get(cartTokenAtom) !== null && !get(guestsMayGoOnAtom);
    if (isRunning && isLeft) return;
    const cart = await api.getShoppingCart(cartShopId(get), token, { signal });
    // Who has signed in meanwhile has a cart of their own.
    const now = get(userAtom)?.token ?? null;
    if (isRunning && now !== user && now !== token) return;
    if (get(cartTokenAtom) !== token) {
      keep(leftCartAtom, get(leftCartAtom) ?? get(shoppingCartAtom));
    }
    keep(shoppingCartAtom, cart);
    keep(cartTokenAtom, token);
  },
};
