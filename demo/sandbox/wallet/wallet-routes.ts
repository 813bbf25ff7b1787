import { Hono } from 'hono';
import * as v from 'valibot';

import { userOfToken } from '../authentication/find-user.ts';
import type { UserRow } from '../authentication/users-data.ts';
import { paymentAnswer } from '../payment/payment-answer.ts';
import { walletBody } from '../payment/payment-body.ts';
import { addPayment, askPayment, findPayment } from '../payment/payment-store.ts';
import { buyerOf, priceOf, voucherCode } from '../payment/purchase.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { answer } from '../support/answer.ts';
import { check } from '../support/check.ts';
import { idText, nonEmptyText } from '../support/fields.ts';
import { languageOf } from '../support/localised.ts';
import { SandboxError } from '../support/sandbox-error.ts';
import { walletOf } from './wallet-numbers.ts';

const userPath = v.object({ userId: idText });
const paymentPath = v.object({ paymentId: idText });
const statusQuery = v.object({ token: nonEmptyText });

type WalletBody = v.InferOutput<typeof walletBody>;

/** Stands in for the push, and keeps the payment. */
function requestPayment(
  body: WalletBody,
  user: UserRow | null,
  request: Request,
  sandbox: SandboxContext,
) {
  const { script, fails } = walletOf(body.paymentPhoneNumber);
  const payment = addPayment(sandbox, {
    ...priceOf(body, user),
    userId: user?.id ?? null,
    script,
    status: fails ? 'ERROR_IN_PAY_PLATFORM' : 'IN_PROGRESS',
    language: languageOf(request),
  });
  payment.activationCode = voucherCode(payment.id);
  return paymentAnswer(payment);
}

/** How a payment of this user (null for a guest) stands; somebody else's is not found. */
function statusOf(paymentId: string, user: UserRow | null, sandbox: SandboxContext) {
  const payment = findPayment(sandbox, paymentId);
  if (payment.userId !== (user?.id ?? null)) throw new SandboxError('NOT_FOUND', { paymentId });
  askPayment(payment, sandbox);
  return paymentAnswer(payment);
}

/** payment/mbway-payment-request and payment/mbway-payment-status, for users and guests. Contract section 3. */
export function walletRoutes(sandbox: SandboxContext): Hono {
  return new Hono()
    .post('/payment/mbway-payment-request/guest/', check('json', walletBody), (context) => {
      const body = context.req.valid('json');
      return answer(context, requestPayment(body, null, context.req.raw, sandbox));
    })
    .post(
      '/payment/mbway-payment-request/:userId/',
      check('param', userPath),
      check('json', walletBody),
      (context) => {
        const user = buyerOf(sandbox, context.req.valid('param').userId);
        const body = context.req.valid('json');
        return answer(context, requestPayment(body, user, context.req.raw, sandbox));
      },
    )
    .get(
      '/payment/mbway-payment-status/guest/:paymentId/',
      check('param', paymentPath),
      (context) => {
        const { paymentId } = context.req.valid('param');
        return answer(context, statusOf(paymentId, null, sandbox));
      },
    )
    .get(
      '/payment/mbway-payment-status/:paymentId/',
      check('param', paymentPath),
      check('query', statusQuery),
      (context) => {
        const user = userOfToken(sandbox, context.req.valid('query').token);
        const { paymentId } = context.req.valid('param');
        return answer(context, statusOf(paymentId, user, sandbox));
      },
    );
}
