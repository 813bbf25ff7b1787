import { atom } from 'jotai/vanilla';

import { statusOf, type FlowProblem } from '../flow-problem.ts';
import { flowStatusAtom } from './flow-atoms.ts';
import { servicesAtom } from '../../context/services.ts';

/** Ends the flow in a problem: one sentence for the customer, one event and one warning for the page. */
export const failFlowAction = atom(null, (get, set, problem: FlowProblem) => {
  const { host } = get(servicesAtom);
  set(flowStatusAtom, { status: 'failed', problem });
  host.emit('error', {
    code: problem.code,
    status: statusOf(problem),
    message: problem.detail,
  });
  host.warn(problem.detail);
});
