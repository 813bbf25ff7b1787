import { Hono } from 'hono';
import * as v from 'valibot';

import type { UserRow } from '../authentication/users-data.ts';
import { hostedPageUrl } from '../payment/hosted-page-url.ts';
import { addPayment } from '../payment/payment-store.ts';
import { buyerOf } from '../payment/purchase.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { answer } from '../support/answer.ts';
import { check } from '../support/check.ts';
import { idText } from '../support/fields.ts';
import { languageOf } from '../support/localised.ts';
import { BEST_PLAN_ID, PLANS } from './plans-data.ts';

const path = v.object({ userId: idText });
const MERCHANT = 'Mesaqui';

/** Every plan with a page of its own to pay it on. */
function plansFor(user: UserRow, request: Request, sandbox: SandboxContext) {
  return PLANS.map((plan) => {
    const payment = addPayment(sandbox, {
      userId: user.id,
      merchant: MERCHANT,
      what: plan.description,
      amountCents: Math.round(plan.totalPrice * 100),
      language: languageOf(request),
      makesPremium: true,
    });
    return { ...plan, urlHiPay: hostedPageUrl(request, payment.id) };
  });
}

/** GET client/premium/code/hipay/{userId}. Spec section 7. */
export function premiumRoutes(sandbox: SandboxContext): Hono {
  return new Hono().get('/client/premium/code/hipay/:userId', check('param', path), (context) => {
    const user = buyerOf(sandbox, context.req.valid('param').userId);
    const products = plansFor(user, context.req.raw, sandbox);
    const bestSubscription = products.find((plan) => plan.id === BEST_PLAN_ID);
    return answer(context, { products, bestSubscription });
  });
}
