import { atom } from 'jotai/vanilla';

import { load } from '../../../context/load.ts';
import { enterOfferCodeAction, hasEnteredOfferCodeAtom } from '../../../context/config-atoms.ts';
import { readWithinLimit } from '../../../flow/state/load-flow.ts';
import { offerCodeKeyAtom } from '../../../flow/state/saved-state-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';

/**
 * Goes on with the offer code that the customer entered before a reload, for what was saved lies under it. Rejects with
 * an `ApiError` where the code to read it does not arrive. Contract section 2.
 */
export const restoreOfferCodeAction = atom(
  null,
  async (get, set, signal: AbortSignal): Promise<void> => {
    if (get(hasEnteredOfferCodeAtom)) return;
    const { host } = get(servicesAtom);
    const stored = await readWithinLimit(host, get(offerCodeKeyAtom));
    if (stored === null || signal.aborted) return;
    const { parseSavedOfferCode } = await load(
      get,
      () => import('../../../flow/rules/saved-offer-code.ts'),
    );
    const code = parseSavedOfferCode(stored, host.now());
    if (code !== null && !signal.aborted) set(enterOfferCodeAction, code);
  },
);
