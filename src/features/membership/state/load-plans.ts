import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { getPremiumPlans, type PlanFault } from '../calls/premium-plans.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import type { Credentials } from '../../../platform/api/http/call-options.ts';
import { premiumOffer } from '../../offer/rules/premium-offer.ts';
import { plansAtom, readPlansAtom, type PlansState } from './plans-atom.ts';
import { isAbort, reportError, sentenceFor, toApiError } from '../../../context/report-problem.ts';
import { runSignalAtom } from '../../../context/run-atom.ts';
import { servicesAtom } from '../../../context/services.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { endSessionAction } from '../../account/state/end-session.ts';

/** Faults that the page's developer has heard of. */
const toldFaultsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** The customer sees the other plans; the page's developer hears of a plan that is left out, once. */
function reportFaults(get: Getter, set: Setter, faults: readonly PlanFault[]): void {
  const { host } = get(servicesAtom);
  for (const { message, ...detail } of faults) {
    if (!get(toldFaultsAtom).has(message)) reportError(host, new ApiError('api', message, detail));
    set(toldFaultsAtom, (told) => new Set([...told, message]));
  }
}

async function read(get: Getter, set: Setter, user: Credentials): Promise<PlansState | null> {
  const { call, host } = get(servicesAtom);
  const signal = get(runSignalAtom);
  try {
    const answer = await call(getPremiumPlans, [user], { signal });
    if (signal.aborted) return null;
    reportFaults(get, set, answer.faults);
    return { status: 'ready', offer: premiumOffer(answer) };
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
