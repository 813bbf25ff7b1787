import { atom, type Getter, type Setter } from 'jotai/vanilla';

import type { Id } from '../../../lib/config/id.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { referenceOf } from '../../../submission/rules/intent-key.ts';
import { REQUEST_TIMEOUT_MS } from '../../../lib/limits.ts';
import type { PremiumPlan } from '../../offer/rules/premium-plan.ts';
import type { RedirectResult } from '../../../platform/host/navigation.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { maySubmit } from '../../account/state/may-submit.ts';
import { tellOnce } from '../../payment/state/tell-once.ts';
import {
  enterPlan,
  leavePlan,
  planKeyOf,
  readBegunPurchase,
  type BegunPurchase,
} from './begun-purchase.ts';
import { membershipCheckAtom, planPurchaseAtom } from './plan-purchase-atoms.ts';
import { alertAtom } from '../../../context/problem-atoms.ts';
import { reportError, toApiError } from '../../../context/report-problem.ts';
import { servicesAtom } from '../../../context/services.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';

/** A page that was not left by then, since the customer stopped it, has live buttons again. */
function freeLater(get: Getter, set: Setter, since: number): void {
  get(servicesAtom).host.after(REQUEST_TIMEOUT_MS, () => {
    const purchase = get(planPurchaseAtom);
    const isSame = purchase.status === 'leaving' && purchase.since === since;
    if (isSame) set(planPurchaseAtom, { status: 'begun', since });
  });
}

/** A payment page that was opened. */
type Opened = Pick<BegunPurchase, 'paymentId' | 'since'>;

/** The window is on its way, or the page goes there itself: the payment is under way. */
function begin(get: Getter, set: Setter, opened: Opened, result: RedirectResult): void {
  const { paymentId, since } = opened;
  const intent = referenceOf(paymentId);
  void tellOnce(get, set, 'pending', { kind: 'premium', paymentId, intent });
  if (result.kind === 'leaving') freeLater(get, set, since);
  else set(planPurchaseAtom, { status: 'begun', since });
}

/** What was begun before is what is under way. */
function goBackTo(set: Setter, earlier: BegunPurchase | null): void {
  set(planPurchaseAtom, earlier ? { status: 'begun', since: earlier.since } : { status: 'none' });
}

/** The page could not be opened: what was under way before still is. */
function refuse(get: Getter, set: Setter, error: ApiError, paymentId?: Id): void {
  reportError(get(servicesAtom).host, error, paymentId && referenceOf(paymentId));
  set(alertAtom, { key: 'premium.cannotPay' });
}

/** A plan that is bought by an account; under a key once the page has allowed it and the customer has said yes again. */
interface Bought {
  plan: PremiumPlan;
  userId: Id;
  agreedKey?: Id;
}

async function goToPlan(get: Getter, set: Setter, bought: Bought): Promise<void> {
  const { plan, userId, agreedKey } = bought;
  const { host } = get(servicesAtom);
  const since = host.now();
  const before = get(planPurchaseAtom);
  set(planPurchaseAtom, { status: 'leaving', planId: plan.id, since });
  const earlier = await readBegunPurchase(get);
  const paymentId = agreedKey ?? planKeyOf(get, plan);
  const isAllowed = agreedKey !== undefined || maySubmit(get, set, 'premium', paymentId);
  if (!isAllowed) return set(planPurchaseAtom, before);
  set(membershipCheckAtom, 'idle');
  const send = () => void openPlan(get, set, { ...bought, agreedKey: paymentId });
  // Before the window goes: nothing is certain to run after that.
  if (!(await enterPlan(get, set, { paymentId, plan, userId, since, send }))) {
    return goBackTo(set, earlier);
  }
  const result = await host.redirect(plan.url, 'premium');
  if (result.kind !== 'failed') return begin(get, set, { paymentId, since }, result);
  leavePlan(get, paymentId, earlier);
  goBackTo(set, earlier);
  refuse(get, set, new ApiError(result.code, result.message), paymentId);
}

/** Opens a plan's payment page, unless an earlier one is undecided and the customer has not said yes. */
async function openPlan(get: Getter, set: Setter, bought: Bought): Promise<void> {
  const before = get(planPurchaseAtom);
  try {
    await goToPlan(get, set, bought);
  } catch (error) {
    set(planPurchaseAtom, before);
    refuse(get, set, toApiError(error));
  }
}

/**
 * Sends the window to the page on which a plan is paid: one redirect per press, however often it is pressed. The
 * page around may cancel the `submit` or the `redirect` event; an address that is not safe leads nowhere and is told
 * in one sentence. Spec section 4 "Premium", contract section 3.
 */
export const buyPlanAction = atom(null, async (get, set, plan: PremiumPlan): Promise<void> => {
  const userId = get(credentialsAtom)?.userId;
  const isShown = get(currentEntryAtom)?.step === 'plans' && userId !== undefined;
  if (!isShown || get(planPurchaseAtom).status === 'leaving') return;
  await openPlan(get, set, { plan, userId });
});
