import { atom, type Getter, type Setter, type WritableAtom } from 'jotai/vanilla';

import type { Credentials } from '../../../api/api.ts';
import { loadCode } from '../../../api/http/load-code.ts';
import type { CheckoutConfig } from '../../../domain/config/checkout-config.ts';
import type { Id } from '../../../domain/config/id.ts';
import { isLocalHost } from '../../../domain/config/parse-url.ts';
import { attributesBehind } from '../../../flows/attributes-behind.ts';
import { needsOf, type FlowNeed } from '../../../flows/flow-starts.ts';
import type { FlowType } from '../../../flows/flow-types.ts';
import {
  judgeCampaign,
  judgeService,
  missingParameter,
  serviceNotFound,
  type FlowProblem,
} from '../../../flows/readiness.ts';
import {
  ALWAYS_OPEN,
  campaignInfoAtom,
  scheduleAtom,
  slotsAtom,
  slotsLoadedUntilAtom,
} from '../../campaign/campaign-atoms.ts';
import { nowAtom } from '../../config/clock-atom.ts';
import { configAtom } from '../../config/config-atom.ts';
import { entityConfigAtom } from '../../config/entity-config-atom.ts';
import { serviceIdAtom } from '../../campaign/product-atom.ts';
import { readinessAtom } from '../../flow/readiness-atom.ts';
import { reportError, toApiError } from '../../problem/report-problem.ts';
import { servicesAtom } from '../../services.ts';
import { readResources, resourcesAtom } from '../../service/resources-atom.ts';
import { categoriesAtom, shopAtom } from '../../shop/shop-atom.ts';
import { cartTokenAtom, shoppingCartAtom } from '../../cart/shopping-cart-atom.ts';
import { userAtom } from '../../account/user-atom.ts';
import { findCredentials } from '../../account/find-credentials.ts';
import { forgetIdentity } from '../../account/identity.ts';
import { slotPeriodFrom } from '../../booking/slot-period.ts';

interface LoadContext {
  get: Getter;
  /** Sets an atom to what has arrived; an answer that nobody waits for any more changes nothing. */
  keep: <Value>(atom: WritableAtom<unknown, [Value], void>, value: Value) => void;
  signal: AbortSignal;
  /** Who is signed in; at once but for an external token, which the server has to be asked about. */
  credentials: () => Promise<Credentials | null>;
  /** The campaign's id, at once when the config names it, else when the offer code is resolved. */
  campaignId: () => Promise<Id>;
}

async function loadEntityConfig({ get, keep, signal }: LoadContext): Promise<void> {
  const { api, host } = get(servicesAtom);
  const given = get(configAtom).hostName;
  if (given === null && isLocalHost(host.hostname())) return;
  keep(entityConfigAtom, await api.getEntityConfig(given ?? host.hostname(), { signal }));
}

async function loadUser({ get, keep, signal, ...context }: LoadContext): Promise<void> {
  const { api } = get(servicesAtom);
  const credentials = await context.credentials();
  keep(userAtom, credentials && (await api.getProfile(credentials, { signal })));
}

async function loadCampaign({ get, keep, signal }: LoadContext): Promise<Id> {
  const { api } = get(servicesAtom);
  const { campaignId, offerCode } = get(configAtom);
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
const LOADS: Record<FlowNeed, (context: LoadContext) => Promise<unknown>> = {
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
    const { shopId } = get(configAtom);
    const token = (await credentials())?.token ?? null;
    keep(shoppingCartAtom, await api.getShoppingCart(shopId, token, { signal }));
    keep(cartTokenAtom, token);
  },
};

/** What an earlier flow has left behind and this one does not read goes: it would be judged and shown as this one's. */
function forgetOthers({ keep }: LoadContext, needs: readonly FlowNeed[]): void {
  if (!needs.some((need) => need.startsWith('campaign'))) keep(campaignInfoAtom, null);
  if (!needs.includes('schedule')) keep(scheduleAtom, ALWAYS_OPEN);
  if (!needs.some((need) => need === 'slots' || need === 'serviceSlots')) keep(slotsAtom, []);
  if (!needs.includes('resources')) keep(resourcesAtom, []);
  if (!needs.includes('shop')) keep(shopAtom, null);
}

/** Runs every load of a flow; when one fails the others are given up, so that none answers into a second try. */
async function runLoads(get: Getter, set: Setter, flow: FlowType, run: AbortSignal) {
  const attempt = new AbortController();
  const signal = AbortSignal.any([run, attempt.signal]);
  try {
    await loadAll(get, set, flow, signal);
  } catch (error) {
    attempt.abort();
    throw error;
  }
}

async function loadAll(get: Getter, set: Setter, flow: FlowType, signal: AbortSignal) {
  const credentials = findCredentials(get, set, signal);
  const context: LoadContext = {
    get,
    keep: (target, value) => {
      signal.throwIfAborted();
      set(target, value);
    },
    signal,
    credentials: () => credentials,
    campaignId: async () => '',
  };
  const config = get(configAtom);
  const named = config.campaignId;
  const needs = needsOf(flow, config);
  const needsCampaign = needs.some((need) => need.startsWith('campaign'));
  const campaign = needsCampaign ? loadCampaign(context) : null;
  context.campaignId = async () => named ?? (await campaign) ?? '';
  await Promise.all([
    loadEntityConfig(context),
    loadUser(context),
    campaign,
    ...needs.map((need) => LOADS[need](context)),
  ]);
  forgetOthers(context, needs);
}

/** Why a flow could not load, by the failure that ended it; a refusal names the attributes behind it. Spec section 8. */
export function toProblem(flow: FlowType, error: unknown, config: CheckoutConfig): FlowProblem {
  const failure = toApiError(error);
  const { endpoint, status } = failure;
  const behind = attributesBehind(failure, config);
  const reason = behind ? `${failure.message}; check ${behind}.` : failure.message;
  const isUnknown = status === 404;
  if (isUnknown && endpoint?.startsWith('getCampaign')) {
    return { kind: 'invalid', code: 'api', detail: reason, status };
  }
  if (isUnknown && endpoint === 'getServiceSlots') {
    return serviceNotFound(config.shopId, config.serviceId);
  }
  return {
    kind: 'failed',
    code: failure.code,
    detail: `The flow "${flow}" could not load: ${reason}`,
    message: failure.serverMessage,
    status,
  };
}

/** In the middle of a flow the customer is told of the end of the session; the code for that comes then. */
async function signInAgain(get: Getter, set: Setter): Promise<void> {
  const { askToSignInAgain } = await loadCode(
    () => import('../../account/ask-to-sign-in-again.ts'),
    () => get(servicesAtom).host.isOnline(),
  );
  askToSignInAgain(get, set);
}

/**
 * Loads all that a flow needs, side by side where nothing depends on another. Resolves with the problem that
 * keeps the flow from being shown, or null. On 401 the stored sign-in is dropped and the loads run once more.
 * Rejects only with an AbortError. Spec section 4 "Flow readiness", section 8 "Campaign errors".
 */
export const loadFlowAction = atom(
  null,
  async (get, set, flow: FlowType, signal: AbortSignal): Promise<FlowProblem | null> => {
    const config = { ...get(configAtom), serviceId: get(serviceIdAtom) };
    const missing = missingParameter(flow, config);
    if (missing) return missing;
    try {
      try {
        await runLoads(get, set, flow, signal);
      } catch (error) {
        if (signal.aborted || toApiError(error).code !== 'auth') throw error;
        reportError(get(servicesAtom).host, toApiError(error));
        forgetIdentity(get, set);
        await runLoads(get, set, flow, signal);
        if (get(readinessAtom).status === 'ready') await signInAgain(get, set);
      }
    } catch (error) {
      if (signal.aborted) throw error;
      return toProblem(flow, error, config);
    }
    const info = get(campaignInfoAtom);
    const shop = get(shopAtom);
    return (
      (info && judgeCampaign(flow, info)) ?? (shop && judgeService(flow, shop, config.serviceId))
    );
  },
);
