import { atom, type Getter, type Setter } from 'jotai/vanilla';

import type { FlowType } from '../../flows/flow-types.ts';
import { startFlow } from '../../flows/flow-stack.ts';
import { judgeModes, missingScreen, type FlowProblem } from '../../flows/readiness.ts';
import { selectFlow } from '../../flows/select-flow.ts';
import { allowedModesAtom } from '../availability-atoms.ts';
import { nowAtom } from '../clock-atom.ts';
import { configAtom } from '../config-atom.ts';
import { flowStackAtom, skipFactsAtom, stepChangesAtom } from '../flow-atoms.ts';
import { readinessAtom } from '../readiness-atom.ts';
import { resetFlowState } from '../reset-flow-state.ts';
import { isAbort } from '../report-problem.ts';
import { servicesAtom } from '../services.ts';
import { loadFlowAction } from './load-flow.ts';
import { restoreStateAction } from './restore-state.ts';

const loadControllerAtom = atom<AbortController | null>(null);

function fail(get: Getter, set: Setter, problem: FlowProblem): void {
  const { host } = get(servicesAtom);
  set(readinessAtom, { status: 'failed', problem });
  host.emit('error', { code: problem.code, status: null, message: problem.detail });
  host.warn(problem.detail);
}

async function start(get: Getter, set: Setter, flow: FlowType, signal: AbortSignal) {
  const problem = await set(loadFlowAction, flow, signal);
  if (signal.aborted) return;
  if (problem) return fail(get, set, problem);
  set(flowStackAtom, []);
  resetFlowState(get, set);
  const closed = judgeModes(flow, get(allowedModesAtom));
  if (closed) return fail(get, set, closed);
  const facts = get(skipFactsAtom);
  const unsupported = missingScreen(flow, facts, get(servicesAtom).hasScreen);
  if (unsupported) return fail(get, set, unsupported);
  set(flowStackAtom, startFlow(flow, facts));
  await set(restoreStateAction);
  if (signal.aborted) return;
  set(stepChangesAtom, 0);
  set(readinessAtom, { status: 'ready' });
}

/**
 * Loads and starts a flow: the one that the config selects, or the one named. A start that is under way is
 * given up; its late answers change nothing. Failures end in `readinessAtom`, an `error` event and one warning.
 */
export const startCheckoutAction = atom(null, async (get, set, named?: FlowType): Promise<void> => {
  get(loadControllerAtom)?.abort();
  const controller = new AbortController();
  set(loadControllerAtom, controller);
  set(nowAtom, get(servicesAtom).host.now());
  set(readinessAtom, { status: 'loading' });
  try {
    await start(get, set, named ?? selectFlow(get(configAtom)), controller.signal);
  } catch (error) {
    if (!isAbort(error)) throw error;
  }
});

/** Gives up whatever is loading; the element is going away. */
export const abandonLoadAction = atom(null, (get) => get(loadControllerAtom)?.abort());
