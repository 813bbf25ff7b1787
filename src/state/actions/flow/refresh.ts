import { atom } from 'jotai/vanilla';

import { statusOf } from '../../../flows/readiness.ts';
import { currentEntryAtom } from '../../flow/flow-atoms.ts';
import { alertAtom } from '../../problem/problem-atoms.ts';
import { isAbort } from '../../problem/report-problem.ts';
import { runSignalAtom } from '../../flow/run-atom.ts';
import { servicesAtom } from '../../services.ts';
import { loadFlowAction } from './load-flow.ts';

/** Reads the flow's data again; where the customer stands and what was typed stays. */
export const refreshAction = atom(null, async (get, set): Promise<void> => {
  const entry = get(currentEntryAtom);
  if (!entry) return;
  const { host } = get(servicesAtom);
  try {
    const problem = await set(loadFlowAction, entry.flow, get(runSignalAtom));
    if (!problem) return;
    host.emit('error', {
      code: problem.code,
      status: statusOf(problem),
      message: problem.detail,
    });
    set(alertAtom, { key: 'errorGeneric' });
  } catch (error) {
    if (!isAbort(error)) throw error;
  }
});
