import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { configAtom } from '../../context/config-atoms.ts';
import { toApiError } from '../../context/problems.ts';
import { featuresAtom, type Load, type LoadContext } from '../feature.ts';
import type { FlowType } from '../flow-kinds.ts';
import { type FlowProblem, missingParameter } from '../flow-problem.ts';
import { type FlowNeed, needsOf } from '../flow-table.ts';
import { toFlowProblem } from './flow-problems.ts';
import { serviceIdAtom } from './service-id-atoms.ts';

/** How a need of the flow table is met. */
function loadOf(get: Getter, need: FlowNeed): Load {
  const load = get(featuresAtom).find(({ loads }) => loads?.[need])?.loads?.[need];
  if (!load) throw new Error(`No room loads "${need}".`);
  return load;
}

async function loadAll(get: Getter, set: Setter, flow: FlowType, signal: AbortSignal) {
  const features = get(featuresAtom);
  const needs = needsOf(flow, get(configAtom));
  const context: LoadContext = {
    get,
    set,
    keep: (target, value) => {
      signal.throwIfAborted();
      set(target, value);
    },
    signal,
    needs,
    shared: {},
  };
  const loads = [
    ...features.flatMap(({ ownLoads = [] }) => ownLoads),
    ...needs.map((need) => loadOf(get, need)),
  ];
  await Promise.all(loads.map((load) => load(context)));
  for (const { dropUnneeded } of features) dropUnneeded?.(context);
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

/** Loads without a sign-in that the server has refused; only what is left of the failure then is reported, once. */
async function loadSignedOut(
  get: Getter,
  set: Setter,
  flow: FlowType,
  signal: AbortSignal,
  error: unknown,
): Promise<void> {
  const refusal = get(featuresAtom).find((each) => each.sessionRefusal)?.sessionRefusal;
  if (!refusal || toApiError(error).code !== 'auth') throw error;
  const wasSignedIn = refusal.drop(get, set);
  await runLoads(get, set, flow, signal);
  if (wasSignedIn) await refusal.report(get, set, toApiError(error));
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
      await runLoads(get, set, flow, signal).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return loadSignedOut(get, set, flow, signal, error);
      });
    } catch (error) {
      if (signal.aborted) throw error;
      return toFlowProblem(flow, error, config);
    }
    for (const { checkLoaded } of get(featuresAtom)) {
      const problem = checkLoaded?.(get, flow);
      if (problem) return problem;
    }
    return null;
  },
);
