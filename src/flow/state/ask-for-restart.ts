import { atom } from 'jotai/vanilla';

import { load } from '../../context/load.ts';
import {
  isAbort,
  reportError,
  sentenceFor,
  stepNoticeAtom,
  toApiError,
} from '../../context/problems.ts';
import { runSignalAtom, servicesAtom } from '../../context/services.ts';

/**
 * Loads and runs the restart of the flow. A start or an end of the element meanwhile cancels it. Where the code does
 * not arrive, page and customer get the reason, and the flow stays as it is.
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
