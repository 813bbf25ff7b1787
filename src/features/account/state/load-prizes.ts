import { atom } from 'jotai/vanilla';

import { getPrizes } from '../calls/prizes.ts';
import { readPrizesAtom, userPrizesAtom } from '../../offer/state/offer-atoms.ts';
import { isAbort } from '../../../context/problems.ts';
import { runSignalAtom, servicesAtom, credentialsAtom } from '../../../context/checkout-context.ts';
import { reportUserError } from './session.ts';

/**
 * Reads the prizes of the signed-in user for a screen that shows them, once per user; does nothing for guests. A failure is
 * only reported to the page, because the customer can continue without a prize. Spec section 7 "user.fetchPrizes".
 */
export const loadPrizesAction = atom(null, async (get, set): Promise<void> => {
  const user = get(credentialsAtom);
  if (!user || get(userPrizesAtom)) return;
  const { call } = get(servicesAtom);
  const signal = get(runSignalAtom);
  try {
    const prizes = await call(getPrizes, [user], { signal });
    const isCurrent = !signal.aborted && get(credentialsAtom)?.userId === user.userId;
    if (isCurrent) set(readPrizesAtom, { userId: user.userId, prizes });
  } catch (error) {
    if (!signal.aborted && !isAbort(error)) await reportUserError(get, set, error, user.token);
  }
});
