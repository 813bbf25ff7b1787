import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { configAtom } from '../../context/checkout-context.ts';
import { toApiError } from '../../context/problems.ts';
import { featuresAtom, type LoadContext } from '../feature.ts';
import type { FlowType } from '../flow-table.ts';
import { needsOf } from '../select-flow.ts';
import { type FlowProblem, missingParameter } from '../flow-problem.ts';
import { toFlowProblem } from './flow-problems.ts';
import { serviceIdAtom } from './flow-atoms.ts';

/** Runs all loads of a flow; when one fails, cancels the others, so that none answers into a second try. */
async function runLoads(get: Getter, set: Setter, flow: FlowType, run: AbortSignal) {
  const features = get(featuresAtom);
  const needs = needsOf(flow, get(configAtom));
  const attempt = new AbortController();
  const signal = AbortSignal.any([run, attempt.signal]);
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
    ...needs.flatMap((need) => features.flatMap(({ loads }) => loads?.[need] ?? [])),
  ];
  try {
    await Promise.all(loads.map((load) => load(context)));
  } catch (error) {
    attempt.abort();
    throw error;
  }
  for (const { dropUnneeded } of features) dropUnneeded?.(context);
}

/**
 * Loads all that a flow needs. Resolves with the problem that keeps the flow from being shown, or null. After a 401 it
 * drops the sign-in and loads once more. Rejects only with an AbortError. Spec section 4 "Flow readiness", section 8
 * "Campaign errors".
 */
export const loadFlowAction = atom(
  null,
  async (get, set, flow: FlowType, signal: AbortSignal): Promise<FlowProblem | null> => {
    const config = { ...get(configAtom), serviceId: get(serviceIdAtom) };
    const missing = missingParameter(flow, config);
    if (missing) return missing;
    try {
      await runLoads(get, set, flow, signal).catch(async (error: unknown) => {
        if (signal.aborted) throw error;
        const failure = toApiError(error);
        const refusal = get(featuresAtom).find((each) => each.sessionRefusal)?.sessionRefusal;
        if (!refusal || failure.code !== 'auth') throw error;
        const wasSignedIn = refusal.drop(get, set);
        await runLoads(get, set, flow, signal);
        if (wasSignedIn) await refusal.report(get, set, failure);
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
