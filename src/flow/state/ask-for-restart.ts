import { atom } from 'jotai/vanilla';

import { load } from '../../context/load.ts';
import { runSignalAtom } from '../../context/run-atom.ts';
import { stepNoticeAtom } from '../../context/problem-atoms.ts';
import { isAbort, reportError, sentenceFor, toApiError } from '../../context/report-problem.ts';
import { servicesAtom } from '../../context/services.ts';

/**
 * Begins the flow anew by code that comes with the wish; what begins or goes meanwhile needs it no more. Where that
 * code does not come, page and customer hear of it, and the flow stays as it is.
 */
export const askForRestartAction = atom(null, async (get, set): Promise<void> => {
  const { host } = get(servicesAtom);
  const meanwhile = get(runSignalAtom);
  try {
    const { restartAction } = await load(get, () => import('./restart.ts'));
    if (!meanwhile.aborted) await set(restartAction);
  } catch (error) {
    if (isAbort(error)) return;
    const failure = toApiError(error);
    reportError(host, failure);
    const offersRestart = get(stepNoticeAtom)?.offersRestart ?? false;
    set(stepNoticeAtom, { tone: 'danger', sentence: sentenceFor(failure), offersRestart });
  }
});
