import { atom } from 'jotai/vanilla';

import { credentialsAtom, load, servicesAtom } from '../../../context/checkout-context.ts';
import { resource } from '../../../context/resource.ts';
import type { Prize } from '../../../lib/user-session.ts';

/**
 * The prizes of the signed-in user, for screens that show them. A failure is only reported to the page, because the customer
 * can continue without a prize. Spec section 7 "user.fetchPrizes".
 */
export const PRIZES = resource<readonly Prize[]>({
  key: (get) => get(credentialsAtom)?.userId ?? null,
  translated: true,
  async read({ get, signal }) {
    const user = get(credentialsAtom);
    if (!user) return [];
    const getPrizes = () => import('../calls/prize-calls.ts').then((calls) => calls.getPrizes);
    return get(servicesAtom).call(getPrizes, [user], { signal });
  },
  async onError(get, set, error, token) {
    const { reportUserError } = await load(get, () => import('./session.ts'));
    await reportUserError(get, set, error, token);
  },
});

/** The signed-in user's prizes; null for guests and until they have loaded. */
export const userPrizesAtom = atom((get) => get(PRIZES.state).value);
