import { atom } from 'jotai/vanilla';

import { statusOf, type FlowProblem } from '../flow-problem.ts';
import { currentEntryAtom, flowStatusAtom } from './flow-atoms.ts';
import { alertAtom, isAbort } from '../../context/problems.ts';
import { runSignalAtom, servicesAtom } from '../../context/services.ts';
import { loadFlowAction } from './load-flow.ts';
import { startCheckoutAction } from './start-checkout.ts';

/**
 * Reads the flow's data again; where the customer stands and what was typed stays. A flow that could not be shown is
 * started again. Resolves with what keeps the flow from being shown; null when nothing does.
 */
export const refreshAction = atom(null, async (get, set): Promise<FlowProblem | null> => {
  const entry = get(currentEntryAtom);
  if (!entry || get(flowStatusAtom).status !== 'ready') {
    await set(startCheckoutAction);
    const readiness = get(flowStatusAtom);
    return readiness.status === 'failed' ? readiness.problem : null;
  }
  const { host } = get(servicesAtom);
  try {
    const problem = await set(loadFlowAction, entry.flow, get(runSignalAtom));
    if (!problem) return null;
    host.emit('error', {
      code: problem.code,
      status: statusOf(problem),
      message: problem.detail,
    });
    set(alertAtom, { key: 'errorGeneric' });
    return problem;
  } catch (error) {
    if (!isAbort(error)) throw error;
    return null;
  }
});
