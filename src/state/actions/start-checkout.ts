import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { ApiError } from '../../api/api-error.ts';
import { loadCode } from '../../api/load-code.ts';
import type { FlowType } from '../../flows/flow-types.ts';
import { startFlow } from '../../flows/flow-stack.ts';
import { judgeModes, missingScreen, type FlowProblem, statusOf } from '../../flows/readiness.ts';
import { selectFlow } from '../../flows/select-flow.ts';
import { allowedModesAtom } from '../availability-atoms.ts';
import { nowAtom } from '../clock-atom.ts';
import { configAtom } from '../config-atom.ts';
import { flowStackAtom, skipFactsAtom, stepChangesAtom } from '../flow-atoms.ts';
import { readinessAtom } from '../readiness-atom.ts';
import { resetFlowState } from '../reset-flow-state.ts';
import { isAbort } from '../report-problem.ts';
import { servicesAtom } from '../services.ts';
import { isCustomerNamed } from '../is-customer-named.ts';
import { loadFlowAction, toProblem } from './load-flow.ts';
import { restoreStateAction } from './restore-state.ts';

const loadControllerAtom = atom<AbortController | null>(null);

function fail(get: Getter, set: Setter, problem: FlowProblem): void {
  const { host } = get(servicesAtom);
  set(readinessAtom, { status: 'failed', problem });
  host.emit('error', {
    code: problem.code,
    status: statusOf(problem),
    message: problem.detail,
  });
  host.warn(problem.detail);
}

async function start(get: Getter, set: Setter, flow: FlowType, signal: AbortSignal) {
  const { host } = get(servicesAtom);
  const filling = isCustomerNamed(get)
    ? loadCode(
        () => import('../fill-contact.ts'),
        () => host.isOnline(),
      )
    : null;
  // Loads beside the data; a failure is heard where it is needed.
  filling?.catch(() => undefined);
  const problem = await set(loadFlowAction, flow, signal);
  if (signal.aborted) return;
  if (problem) return fail(get, set, problem);
  const contact = await filling;
  if (signal.aborted) return;
  set(flowStackAtom, []);
  resetFlowState(get, set);
  contact?.fillContact(get, set);
  const closed = judgeModes(flow, get(allowedModesAtom));
  if (closed) return fail(get, set, closed);
  const facts = get(skipFactsAtom);
  const unsupported = missingScreen(flow, facts, get(servicesAtom).hasScreen);
  if (unsupported) return fail(get, set, unsupported);
  set(flowStackAtom, startFlow(flow, facts));
  await set(restoreStateAction, signal);
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
  const { signal } = controller;
  const flow = named ?? selectFlow(get(configAtom));
  try {
    await start(get, set, flow, signal);
  } catch (error) {
    if (signal.aborted || isAbort(error)) return;
    if (!(error instanceof ApiError)) throw error;
    fail(get, set, toProblem(flow, error));
  }
});

/** Gives up whatever is loading; the element is going away. */
export const abandonLoadAction = atom(null, (get) => get(loadControllerAtom)?.abort());
