import { atom } from 'jotai/vanilla';

import { getPrizes } from '../calls/prizes.ts';
import { readPrizesAtom, userPrizesAtom } from '../../offer/state/user-prizes-atom.ts';
import { isAbort, reportError, toApiError } from '../../../context/problems.ts';
import { runSignalAtom, servicesAtom } from '../../../context/services.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { endSessionAction } from './end-session.ts';

/**
 * Reads the prizes of the signed-in user for a screen that shows them, once per user; nothing for guests. A failure
 * is reported to the page: without a prize the customer can still continue. Spec section 7 "user.fetchPrizes".
 */
export const loadPrizesAction = atom(null, async (get, set): Promise<void> => {
  const user = get(credentialsAtom);
  if (!user || get(userPrizesAtom)) return;
  const { call, host } = get(servicesAtom);
  const signal = get(runSignalAtom);
  try {
    const prizes = await call(getPrizes, [user], { signal });
    if (!signal.aborted) set(readPrizesAtom, { userId: user.userId, prizes });
  } catch (error) {
    if (signal.aborted || isAbort(error)) return;
    const failure = toApiError(error);
    reportError(host, failure);
    if (failure.code === 'auth') await set(endSessionAction, user.token);
  }
});
