import { atom, type Getter, type Setter } from 'jotai/vanilla';

import type { ApiError } from '../../platform/api/http/api-error.ts';
import { loadCode } from '../../platform/api/http/load-code.ts';
import { needsOf, type FlowNeed } from '../flow-starts.ts';
import type { FlowType } from '../flow-types.ts';
import { judgeCampaign, judgeService, missingParameter, type FlowProblem } from '../readiness.ts';
import {
  externalSignInNoticeAtom,
  findCredentials,
  UNKNOWN_ACCOUNT,
} from '../../features/account/state/find-credentials.ts';
import { forgetIdentity, readCredentials } from '../../features/account/state/identity.ts';
import {
  ALWAYS_OPEN,
  campaignInfoAtom,
  scheduleAtom,
  slotsAtom,
} from '../../features/offer/state/campaign-atoms.ts';
import { serviceIdAtom } from '../../features/offer/state/product-atom.ts';
import { configAtom } from '../../context/config-atom.ts';
import {
  FLOW_LOADS,
  loadCampaign,
  loadEntityConfig,
  loadUser,
  type LoadContext,
} from './flow-loads.ts';
import { readinessAtom } from './readiness-atom.ts';
import { reportError, toApiError } from '../../context/report-problem.ts';
import { toFlowProblem } from './to-flow-problem.ts';
import { resourcesAtom } from '../../features/services/state/resources-atom.ts';
import { servicesAtom } from '../../context/services.ts';
import { shopAtom } from '../../features/offer/state/shop-atom.ts';

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
  const needs = needsOf(flow, config);
  // A code that was scanned or typed counts, whatever campaign the page names.
  const named = needs.includes('campaignByOfferCode') ? null : config.campaignId;
  const needsCampaign = needs.some((need) => need.startsWith('campaign'));
  const campaign = needsCampaign ? loadCampaign(context, named) : null;
  context.campaignId = async () => named ?? (await campaign) ?? '';
  await Promise.all([
    loadEntityConfig(context),
    loadUser(context),
    campaign,
    ...needs.map((need) => FLOW_LOADS[need](context)),
  ]);
  forgetOthers(context, needs);
}

/** In the middle of a flow the customer is told of the end of the session; the code for that comes then. */
async function signInAgain(get: Getter, set: Setter): Promise<void> {
  const { askToSignInAgain } = await loadCode(
    () => import('../../features/account/state/ask-to-sign-in-again.ts'),
    () => get(servicesAtom).host.isOnline(),
  );
  askToSignInAgain(get, set);
}

/** A sign-in was refused and all was read without it: the page hears it, and the customer is told why it has gone. */
async function reportRefusedSignIn(get: Getter, set: Setter, error: ApiError): Promise<void> {
  reportError(get(servicesAtom).host, error);
  if (get(readinessAtom).status === 'ready') await signInAgain(get, set);
  else set(externalSignInNoticeAtom, UNKNOWN_ACCOUNT);
}

/**
 * Loads all that a flow needs, side by side where nothing depends on another. Resolves with the problem that
 * keeps the flow from being shown, or null. On 401 the stored sign-in is dropped and the loads run once more; only what
 * is left of the failure then is reported, once.
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
        const wasSignedIn = readCredentials(get) !== null;
        forgetIdentity(get, set);
        await runLoads(get, set, flow, signal);
        if (wasSignedIn) await reportRefusedSignIn(get, set, toApiError(error));
      }
    } catch (error) {
      if (signal.aborted) throw error;
      return toFlowProblem(flow, error, config);
    }
    const info = get(campaignInfoAtom);
    const shop = get(shopAtom);
    return (
      (info && judgeCampaign(flow, info)) ?? (shop && judgeService(flow, shop, config.serviceId))
    );
  },
);
