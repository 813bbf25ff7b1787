import { atom, type Getter, type Setter } from 'jotai/vanilla';

import type { Credentials } from '../../../api/http/call-options.ts';
import { premiumOffer } from '../../../domain/premium/premium-offer.ts';
import { plansAtom, readPlansAtom, type PlansState } from '../../premium/plans-atom.ts';
import { isAbort, reportError, sentenceFor, toApiError } from '../../problem/report-problem.ts';
import { runSignalAtom } from '../../flow/run-atom.ts';
import { servicesAtom } from '../../services.ts';
import { credentialsAtom } from '../../account/user-atom.ts';
import { endSessionAction } from '../account/end-session.ts';

async function read(get: Getter, set: Setter, user: Credentials): Promise<PlansState | null> {
  const { api, host } = get(servicesAtom);
  const signal = get(runSignalAtom);
  try {
    const offer = premiumOffer(await api.getPremiumPlans(user, { signal }));
    return signal.aborted ? null : { status: 'ready', offer };
  } catch (error) {
    if (signal.aborted || isAbort(error)) return null;
    const failure = toApiError(error);
    reportError(host, failure);
    if (failure.code === 'auth') {
      await set(endSessionAction);
      return null;
    }
    return { status: 'failed', sentence: sentenceFor(failure) };
  }
}

/**
 * Reads the plans of the signed-in user, with a payment page of its own for each; nothing for guests. Plans that
 * are shown already stay until the new ones are here, and where those cannot be read. Spec section 7
 * "campaign.fetchPremiumPlans".
 */
export const loadPlansAction = atom(null, async (get, set): Promise<void> => {
  const user = get(credentialsAtom);
  if (!user) return;
  const keeps = get(plansAtom)?.status === 'ready';
  if (!keeps) set(readPlansAtom, { userId: user.userId, state: { status: 'loading' } });
  const state = await read(get, set, user);
  const isCurrent = get(credentialsAtom)?.userId === user.userId;
  if (!state || !isCurrent || (keeps && state.status === 'failed')) return;
  set(readPlansAtom, { userId: user.userId, state });
});
