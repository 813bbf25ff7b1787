import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { ApiError } from '../../../api/http/api-error.ts';
import { referenceOf } from '../../../domain/intent/intent-key.ts';
import { REQUEST_TIMEOUT_MS } from '../../../domain/limits.ts';
import { openPlan, type PlanPayment } from '../../../domain/premium/plan-payment.ts';
import type { PremiumPlan } from '../../../domain/premium/premium-plan.ts';
import type { RedirectResult } from '../../../host/navigation/redirect-result.ts';
import { currentEntryAtom } from '../../flow/flow-atoms.ts';
import { maySubmit } from '../../account/may-submit.ts';
import { newIntentKey } from '../../booking/new-intent-key.ts';
import { tellOnce } from '../../payment/tell-once.ts';
import {
  dropBegunPurchase,
  keepBegunPurchase,
  readBegunPurchase,
} from '../../premium/begun-purchase.ts';
import { membershipCheckAtom, planPurchaseAtom } from '../../premium/plan-purchase-atoms.ts';
import { alertAtom } from '../../problem/problem-atoms.ts';
import { reportError } from '../../problem/report-problem.ts';
import { servicesAtom } from '../../services.ts';
import { credentialsAtom } from '../../account/user-atom.ts';

/** A page that was not left by then, since the customer stopped it, has live buttons again. */
function freeLater(get: Getter, set: Setter, since: number): void {
  get(servicesAtom).host.after(REQUEST_TIMEOUT_MS, () => {
    const purchase = get(planPurchaseAtom);
    const isSame = purchase.status === 'leaving' && purchase.since === since;
    if (isSame) set(planPurchaseAtom, { status: 'begun', since });
  });
}

/** The window is on its way, or the page goes there itself: the payment is under way. */
function begin(get: Getter, set: Setter, payment: PlanPayment, result: RedirectResult): void {
  const { paymentId, since } = payment;
  void tellOnce(get, set, 'pending', {
    kind: 'premium',
    paymentId,
    intent: referenceOf(paymentId),
  });
  if (result.kind === 'leaving') freeLater(get, set, since);
  else set(planPurchaseAtom, { status: 'begun', since });
}

/** The page could not be opened: what was under way before still is. */
function refuse(
  get: Getter,
  set: Setter,
  { earlier, payment }: { earlier: PlanPayment | null; payment: PlanPayment },
  error: ApiError,
): void {
  if (earlier) keepBegunPurchase(get, earlier);
  else dropBegunPurchase(get);
  set(planPurchaseAtom, earlier ? { status: 'begun', since: earlier.since } : { status: 'none' });
  reportError(get(servicesAtom).host, error, referenceOf(payment.paymentId));
  set(alertAtom, { key: 'premium.cannotPay' });
}

/**
 * Sends the window to the page on which a plan is paid: one redirect per press, however often it is pressed. The
 * page around may cancel the `submit` or the `redirect` event; an address that is not safe leads nowhere and is told
 * in one sentence. Spec section 4 "Premium", contract section 3.
 */
export const buyPlanAction = atom(null, async (get, set, plan: PremiumPlan): Promise<void> => {
  const { host } = get(servicesAtom);
  const userId = get(credentialsAtom)?.userId;
  const isShown = get(currentEntryAtom)?.step === 'plans' && userId !== undefined;
  const before = get(planPurchaseAtom);
  if (!isShown || before.status === 'leaving') return;
  const since = host.now();
  set(planPurchaseAtom, { status: 'leaving', planId: plan.id, since });
  const earlier = await readBegunPurchase(get);
  const payment = openPlan(earlier, { plan, userId, now: since, newId: newIntentKey(get) });
  if (!maySubmit(get, set, 'premium', payment.paymentId)) {
    return set(planPurchaseAtom, before);
  }
  set(membershipCheckAtom, 'idle');
  // Before the window goes: nothing is certain to run after that.
  keepBegunPurchase(get, payment);
  const result = await host.redirect(plan.url, 'premium');
  if (result.kind === 'failed') {
    refuse(get, set, { earlier, payment }, new ApiError(result.code, result.message));
  } else {
    begin(get, set, payment, result);
  }
});
