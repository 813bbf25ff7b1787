import { atom } from 'jotai/vanilla';

import { getProfile } from '../../account/calls/profile.ts';
import { membershipCheckAtom, planPurchaseAtom } from './plan-purchase-atoms.ts';
import { readBegunPurchase } from './begun-purchase.ts';
import { stepNoticeAtom } from '../../../context/problem-atoms.ts';
import { isAbort, reportError, toApiError } from '../../../context/report-problem.ts';
import { runSignalAtom } from '../../../context/run-atom.ts';
import { servicesAtom } from '../../../context/services.ts';
import { credentialsAtom, userAtom } from '../../../context/user-atom.ts';
import { endSessionAction } from '../../account/state/end-session.ts';
import { loadPlansAction } from './load-plans.ts';

/**
 * Reads the profile anew after a payment page was opened: the server says who is premium, never an address. Until it
 * does, the plans come with fresh payment pages. One question at a time; a failure keeps waiting.
 */
export const checkMembershipAction = atom(null, async (get, set): Promise<void> => {
  const purchase = get(planPurchaseAtom);
  const user = get(credentialsAtom);
  if (purchase.status === 'none' || !user || get(membershipCheckAtom) === 'checking') return;
  const { call, host } = get(servicesAtom);
  const signal = get(runSignalAtom);
  set(planPurchaseAtom, { status: 'begun', since: purchase.since });
  set(membershipCheckAtom, 'checking');
  try {
    const profile = await call(getProfile, [user], { signal });
    const known = get(userAtom);
    if (signal.aborted || known?.token !== user.token) return set(membershipCheckAtom, 'idle');
    set(userAtom, { ...known, points: profile.points, isPremium: profile.isPremium });
    set(membershipCheckAtom, profile.isPremium ? 'idle' : 'notYet');
    if (!profile.isPremium) await set(loadPlansAction);
  } catch (error) {
    const isOver = signal.aborted || isAbort(error);
    set(membershipCheckAtom, isOver ? 'idle' : 'failed');
    if (isOver) return;
    const failure = toApiError(error);
    reportError(host, failure);
    if (failure.code === 'auth') await set(endSessionAction);
  }
});

/** Remembers a payment page that was opened before a reload, so that the customer is told before paying again. */
export const takeUpPurchaseAction = atom(null, async (get, set): Promise<void> => {
  const begun = await readBegunPurchase(get);
  const { status } = get(planPurchaseAtom);
  // What somebody else began before is nobody's business here.
  if (!begun && status === 'begun') set(planPurchaseAtom, { status: 'none' });
  if (!begun || status !== 'none') return;
  set(planPurchaseAtom, { status: 'begun', since: begun.since });
  // One remark says it: that of the payment, not that of the flow that was taken up.
  set(stepNoticeAtom, null);
});
