// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import type { PremiumPlansAnswer } from '../calls/premium-plans.ts';
import { buyPlanAction } from '../state/plan-purchase.ts';
import { checkMembershipAction } from '../state/plans-state.ts';
import { A_PLAN, A_USER } from '../../../../test/support/state/fake-server.ts';
import { startForMembers } from '../../../../test/support/state/start-at-login.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import { MemberView } from './member-view.tsx';

it.each([
  ['there are plans', { products: [A_PLAN], bestSubscription: null, faults: [] }],
  ['there are none any more', { products: [], bestSubscription: null, faults: [] }],
  ['the plans cannot be read', new ApiError('timeout', 'too slow')],
])('whoever opened a payment page can look whether it was paid where %s', async (_, answer) => {
  const { server, store } = await startForMembers({
    reservationType: 'smart',
    userId: A_USER.id,
    token: A_USER.token,
  });
  server.api.getPremiumPlans = async (): Promise<PremiumPlansAnswer> => {
    if (answer instanceof ApiError) throw answer;
    return answer;
  };
  await store.set(buyPlanAction, A_PLAN);
  await store.set(checkMembershipAction);
  const { root } = renderInCheckout(store, <MemberView />);
  await act(async () => undefined);
  await expect.poll(() => root.textContent).not.toContain('premium.loading');
  expect(root.textContent).toContain('premium.begun.notYet');
  expect(root.textContent).toContain('premium.begun.check');
});
