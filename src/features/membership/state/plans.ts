import { atom, type Getter, type Setter } from 'jotai/vanilla';

import {
  isAbort,
  reportError,
  messageForError,
  stepNoticeAtom,
  type Message,
} from '../../../context/problems.ts';
import {
  runSignalAtom,
  servicesAtom,
  credentialsAtom,
  userAtom,
} from '../../../context/checkout-context.ts';
import type { Id } from '../../../lib/config/id.ts';
import type { ApiError } from '../../../platform/api/http/api-error.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import { getProfile } from '../../account/calls/profile.ts';
import { reportUserError } from '../../account/state/session.ts';
import { premiumOffer, type PremiumOffer } from '../rules/premium-offer.ts';
import { getPremiumPlans } from '../calls/premium-plans.ts';
import { readBegunPurchase } from './begun-purchase.ts';
import { membershipCheckAtom, planPurchaseAtom } from './plan-purchase.ts';

/** The state of the plans view. Spec section 2 screen 13. */
type PlansState =
  | { status: 'loading' }
  | { status: 'ready'; offer: PremiumOffer }
  /** The plans could not be read, with the reason. */
  | { status: 'failed'; message: Message };

/** The last plans read and their user: each user's plans have payment pages of their own. */
const readPlansAtom = atom<{ userId: Id; state: PlansState } | null>(null);

/** The signed-in user's plans; null for a guest. */
export const plansAtom = atom((get): PlansState | null => {
  const user = get(userAtom);
  if (!user) return null;
  const read = get(readPlansAtom);
  return read?.userId === user.id ? read.state : { status: 'loading' };
});

const reportedFaultsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Reports each plan that is left out once to the page's developer; the customer sees the other plans. */
function reportFaults(get: Getter, set: Setter, faults: readonly ApiError[]): void {
  for (const fault of faults) {
    if (!get(reportedFaultsAtom).has(fault.message)) reportError(get, fault);
    set(reportedFaultsAtom, (reported) => new Set([...reported, fault.message]));
  }
}

async function read(get: Getter, set: Setter, user: Credentials): Promise<PlansState | null> {
  const { call } = get(servicesAtom);
  const signal = get(runSignalAtom);
  try {
    const answer = await call(getPremiumPlans, [user], { signal });
    if (signal.aborted) return null;
    reportFaults(get, set, answer.faults);
    return { status: 'ready', offer: premiumOffer(answer) };
  } catch (error) {
    if (signal.aborted || isAbort(error)) return null;
    const failure = await reportUserError(get, set, error, user.token);
    return failure.code === 'auth' ? null : { status: 'failed', message: messageForError(failure) };
  }
}

/**
 * Reads the plans of the signed-in user, each with its own payment page; does nothing for guests. Plans that are already
 * shown stay until new ones arrive, also if reading fails. Spec section 7 "campaign.fetchPremiumPlans".
 */
export const loadPlansAction = atom(null, async (get, set): Promise<void> => {
  const user = get(credentialsAtom);
  if (!user) return;
  const keeps = get(plansAtom)?.status === 'ready';
  if (!keeps) set(readPlansAtom, null);
  const state = await read(get, set, user);
  const isCurrent = get(credentialsAtom)?.userId === user.userId;
  if (!state || !isCurrent || (keeps && state.status === 'failed')) return;
  set(readPlansAtom, { userId: user.userId, state });
});

/**
 * Reads the profile again after a payment page was opened: only the server shows that the customer is premium, never a
 * return address. Until then, each check also renews the plans' payment pages. Runs one check at a time; a failure changes
 * nothing.
 */
export const checkMembershipAction = atom(null, async (get, set): Promise<void> => {
  const { status } = get(planPurchaseAtom);
  const user = get(credentialsAtom);
  if (status === 'none' || !user || get(membershipCheckAtom) === 'checking') return;
  const { call } = get(servicesAtom);
  const signal = get(runSignalAtom);
  set(planPurchaseAtom, { status: 'begun' });
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
    if (!isOver) await reportUserError(get, set, error, user.token);
  }
});

/** Restores a purchase that was begun before a reload, so that the customer is warned before paying again. */
export const restorePurchaseAction = atom(null, async (get, set): Promise<void> => {
  const begun = await readBegunPurchase(get);
  const { status } = get(planPurchaseAtom);
  // Another user's earlier purchase does not concern this one.
  if (!begun && status === 'begun') set(planPurchaseAtom, { status: 'none' });
  if (!begun || status !== 'none') return;
  set(planPurchaseAtom, { status: 'begun' });
  // Replaces the notice of the restored flow: the one about the purchase is enough.
  set(stepNoticeAtom, null);
});
