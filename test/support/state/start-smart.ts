import { ApiError } from '../../../src/platform/api/http/api-error.ts';
import type { CheckoutConfig } from '../../../src/lib/config/checkout-config.ts';
import type { PremiumPlansAnswer } from '../../../src/features/membership/calls/premium-plans.ts';
import { currentEntryAtom } from '../../../src/flow/state/flow-atoms.ts';
import { A_PLAN, A_USER } from './fake-server.ts';
import { startForMembers } from './start-at-login.ts';

/** The config of a page that names its signed-in user, `A_USER`. */
export const SIGNED_IN = { userId: A_USER.id, token: A_USER.token } as const;

/** A page that asks for a smart reservation, on its first step. `answers` are the plans that are read next. */
export async function startSmart(config: Partial<CheckoutConfig> = {}, users = [A_USER]) {
  const checkout = await startForMembers({ reservationType: 'smart', ...config }, users);
  const answers: (PremiumPlansAnswer | ApiError)[] = [];
  let asked = 0;
  checkout.server.api.getPremiumPlans = async () => {
    asked += 1;
    const answer = answers.shift() ?? { products: [A_PLAN], bestSubscription: A_PLAN, faults: [] };
    if (answer instanceof ApiError) throw answer;
    return answer;
  };
  const { host, store } = checkout;
  return {
    ...checkout,
    answers,
    timesAsked: () => asked,
    step: () => store.get(currentEntryAtom)?.step,
    eventsNamed: (name: string) => host.receivedEvents.filter((event) => event.name === name),
  };
}
