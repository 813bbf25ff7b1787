import { atom } from 'jotai/vanilla';

import { load, runSignalAtom } from '../../context/checkout-context.ts';
import { isAbort, reportError, messageForError, stepNoticeAtom } from '../../context/problems.ts';

/**
 * Loads and runs the restart. Another start or the end of the element cancels it. If the code does not load, the flow
 * stays, and page and customer get the reason.
 */
export const requestRestartAction = atom(null, async (get, set): Promise<void> => {
  const run = get(runSignalAtom);
  try {
    const { restartAction } = await load(get, () => import('./restart.ts'));
    if (!run.aborted) await set(restartAction);
  } catch (error) {
    if (isAbort(error)) return;
    const failure = reportError(get, error);
    const offersRestart = get(stepNoticeAtom)?.offersRestart ?? false;
    set(stepNoticeAtom, { tone: 'danger', message: messageForError(failure), offersRestart });
  }
});
