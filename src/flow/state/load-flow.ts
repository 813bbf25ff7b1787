import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { configAtom } from '../../context/checkout-context.ts';
import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import { isAbort, toApiError } from '../../context/problems.ts';
import { featuresAtom, type FlowResource } from '../feature-interface.ts';
import type { FlowNeed, FlowType } from '../flow-table.ts';
import { needsOf } from '../select-flow.ts';
import { type FlowProblem, missingParameter } from '../flow-problem.ts';
import { toFlowProblem } from './flow-problems.ts';
import { flowStatusAtom } from './flow-atoms.ts';

/** The resources of the named needs. */
const resourcesOf = (get: Getter, needs: readonly FlowNeed[]): FlowResource[] =>
  get(featuresAtom).flatMap(({ resources }) => needs.flatMap((need) => resources?.[need] ?? []));

/** The config with the service that the customer chose in place of the page's. */
function withChosenService(get: Getter): CheckoutConfig {
  const config = get(configAtom);
  const chosen = get(featuresAtom).map(({ chosenServiceId }) => chosenServiceId?.(get) ?? null);
  return { ...config, serviceId: chosen.find((id) => id !== null) ?? config.serviceId };
}

/** Runs all loads of a flow, in parallel where nothing depends. */
async function runLoads(get: Getter, set: Setter, flow: FlowType, run: AbortSignal) {
  const features = get(featuresAtom);
  const needed = new Set([
    ...features.flatMap(({ ownResources = [] }) => ownResources),
    ...resourcesOf(get, needsOf(flow, get(configAtom))),
  ]);
  // First of all, because one of them may wait for another.
  for (const each of needed) set(each.expire);
  const attempt = new AbortController();
  const signal = AbortSignal.any([run, attempt.signal]);
  const loads = features.flatMap(({ ownLoads = [] }) => ownLoads);
  try {
    await Promise.all([
      ...[...needed].map((each) => set(each.obtain)),
      ...loads.map((load) => load(get, set, signal)),
    ]);
  } catch (error) {
    // A second try expires the resources; the others end here.
    attempt.abort();
    throw error;
  }
}

/** Drops the data of an earlier flow that a starting one does not need. */
export function dropUnneeded(get: Getter, set: Setter, flow: FlowType): void {
  const needed = new Set(resourcesOf(get, needsOf(flow, get(configAtom))));
  for (const { resources = {} } of get(featuresAtom)) {
    for (const each of Object.values(resources)) if (!needed.has(each)) set(each.forget);
  }
}

/**
 * Loads all that a flow needs. Resolves with the problem that keeps the flow from being shown, or null. After a 401 it
 * drops the sign-in and loads once more. Rejects only with an AbortError. Spec section 4 "Flow readiness", section 8
 * "Campaign errors".
 */
export const loadFlowAction = atom(
  null,
  async (get, set, flow: FlowType, signal: AbortSignal): Promise<FlowProblem | null> => {
    const config = withChosenService(get);
    const missing = missingParameter(flow, config);
    if (missing) return missing;
    try {
      await runLoads(get, set, flow, signal).catch(async (error: unknown) => {
        if (signal.aborted || isAbort(error)) throw error;
        const failure = toApiError(error);
        const [loadRefusal] = get(featuresAtom).flatMap((room) => room.loadSessionRefusal ?? []);
        if (!loadRefusal || failure.code !== 'auth') throw error;
        const refusal = await loadRefusal(get);
        signal.throwIfAborted();
        const wasSignedIn = refusal.drop(get, set);
        await runLoads(get, set, flow, signal);
        if (wasSignedIn) await refusal.report(get, set, failure);
      });
    } catch (error) {
      if (signal.aborted || isAbort(error)) throw error;
      return toFlowProblem(get, flow, error, config);
    }
    // A running flow keeps what the flows below it have loaded.
    if (get(flowStatusAtom).status !== 'ready') dropUnneeded(get, set, flow);
    for (const { checkLoaded } of get(featuresAtom)) {
      const problem = checkLoaded?.(get, flow);
      if (problem) return problem;
    }
    return null;
  },
);
