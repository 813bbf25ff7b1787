import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { ApiError } from '../../../api/http/api-error.ts';
import { REQUEST_TIMEOUT_MS } from '../../../domain/limits.ts';
import type { PremiumPlan } from '../../../domain/premium/premium-plan.ts';
import type { RedirectResult } from '../../../host/navigation/redirect-result.ts';
import { currentEntryAtom } from '../../flow/flow-atoms.ts';
import { maySubmit } from '../../account/may-submit.ts';
import { dropBegunPurchase, keepBegunPurchase } from '../../premium/begun-purchase.ts';
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

function settle(get: Getter, set: Setter, since: number, result: RedirectResult): void {
  if (result.kind === 'leaving') return freeLater(get, set, since);
  if (result.kind === 'cancelled') return set(planPurchaseAtom, { status: 'begun', since });
  dropBegunPurchase(get);
  set(planPurchaseAtom, { status: 'none' });
  reportError(get(servicesAtom).host, new ApiError(result.code, result.message));
  set(alertAtom, { key: 'premium.cannotPay' });
}

/**
 * Sends the window to the page on which a plan is paid: one redirect per press, however often it is pressed. The
 * page around may cancel the `submit` or the `redirect` event; an address that is not safe leads nowhere and is told
 * in one sentence. Spec section 4 "Premium", contract section 3.
 */
export const buyPlanAction = atom(null, async (get, set, plan: PremiumPlan): Promise<void> => {
  const { host } = get(servicesAtom);
  const isShown = get(currentEntryAtom)?.step === 'plans' && get(credentialsAtom) !== null;
  if (!isShown || get(planPurchaseAtom).status === 'leaving') return;
  if (!maySubmit(get, set, 'premium')) return;
  const since = host.now();
  set(planPurchaseAtom, { status: 'leaving', planId: plan.id, since });
  set(membershipCheckAtom, 'idle');
  keepBegunPurchase(get, since);
  settle(get, set, since, await host.redirect(plan.url, 'premium'));
});
