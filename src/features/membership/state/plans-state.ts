import { atom } from 'jotai/vanilla';

import {
  reportError,
  messageForError,
  stepNoticeAtom,
  type Message,
} from '../../../context/problems.ts';
import { servicesAtom, credentialsAtom, userAtom } from '../../../context/checkout-context.ts';
import { resource } from '../../../context/resource.ts';
import { reportUserError } from '../../account/state/session.ts';
import { premiumOffer } from '../rules/premium-offer.ts';
import { getPremiumPlans, type PremiumPlansAnswer } from '../calls/premium-plans.ts';
import { readBegunPurchase } from './begun-purchase.ts';
import { CHECKED_PROFILE, planIsBegunAtom, settlePlan } from './plan-purchase.ts';

/** Why the plans could not be read last. */
const failureAtom = atom<Message | null>(null);

const NO_PLANS: PremiumPlansAnswer = { products: [], bestSubscription: null, faults: [] };

/** The plans of the signed-in user: each user's plans have payment pages of their own. */
const PLANS = resource<PremiumPlansAnswer>({
  key: (get) => get(credentialsAtom)?.userId ?? null,
  async read({ get, signal }) {
    const user = get(credentialsAtom);
    return user ? get(servicesAtom).call(getPremiumPlans, [user], { signal }) : NO_PLANS;
  },
  onError: async (get, set, error, token) =>
    set(failureAtom, messageForError(await reportUserError(get, set, error, token))),
});

/** The plans of the signed-in user, or why they could not be read; null for a guest. Spec section 2 screen 13. */
export const plansAtom = atom((get) => {
  if (!get(userAtom)) return null;
  const { status, value } = get(PLANS.state);
  if (value) return { offer: premiumOffer(value), failure: null };
  return { offer: null, failure: status === 'failed' ? get(failureAtom) : null };
});

const reportedFaultsAtom = atom<ReadonlySet<string>>(new Set<string>());

/**
 * Reads the plans of the signed-in user; does nothing for guests. Plans that are already shown stay until new ones arrive,
 * also if reading fails. Reports each plan that is left out once to the page's developer. Spec section 7
 * "campaign.fetchPremiumPlans".
 */
export const loadPlansAction = atom(null, async (get, set): Promise<void> => {
  await set(PLANS.reload);
  for (const fault of get(PLANS.state).value?.faults ?? []) {
    if (!get(reportedFaultsAtom).has(fault.message)) reportError(get, fault);
    set(reportedFaultsAtom, (reported) => new Set([...reported, fault.message]));
  }
});

/**
 * Reads the profile again after a payment page was opened: only the server shows that the customer is premium, never a
 * return address. Until then, each check also renews the plans' payment pages. Runs one check at a time; a failure changes
 * nothing.
 */
export const checkMembershipAction = atom(null, async (get, set): Promise<void> => {
  if (!get(planIsBegunAtom) || !get(userAtom)) return;
  if (get(CHECKED_PROFILE.state).status === 'loading') return;
  settlePlan(get, set);
  await set(CHECKED_PROFILE.reload);
  const { status, value: profile } = get(CHECKED_PROFILE.state);
  const known = get(userAtom);
  if (status !== 'ready' || !profile || !known) return;
  set(userAtom, { ...known, points: profile.points, isPremium: profile.isPremium });
  if (!profile.isPremium) await set(loadPlansAction);
});

/** Restores a purchase that was begun before a reload, so that the customer is warned before paying again. */
export const restoreBegunPlanAction = atom(null, async (get, set): Promise<void> => {
  const isBegun = (await readBegunPurchase(get)) !== null;
  if (isBegun === get(planIsBegunAtom)) return;
  // False if the purchase is that of another user.
  set(planIsBegunAtom, isBegun);
  // Replaces the notice of the restored flow: the one about the purchase is enough.
  if (isBegun) set(stepNoticeAtom, null);
});
