import { atom } from 'jotai/vanilla';

import { statusOf } from '../flow-problem.ts';
import { type FlowProblem } from '../flow-problem.ts';
import { readinessAtom } from './readiness-atom.ts';
import { servicesAtom } from '../../context/services.ts';

/** Ends the flow in a problem: one sentence for the customer, one event and one warning for the page. */
export const failFlowAction = atom(null, (get, set, problem: FlowProblem) => {
  const { host } = get(servicesAtom);
  set(readinessAtom, { status: 'failed', problem });
  host.emit('error', {
    code: problem.code,
    status: statusOf(problem),
    message: problem.detail,
  });
  host.warn(problem.detail);
});
