import { Hono } from 'hono';
import * as v from 'valibot';

import type { UserRow } from '../authentication/users-data.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { answer } from '../support/answer.ts';
import { check } from '../support/check.ts';
import { idText } from '../support/fields.ts';
import { languageOf } from '../support/localised.ts';
import { SandboxError } from '../support/sandbox-error.ts';
import { hasHostedPage, hostedPageUrl } from './hosted-page-url.ts';
import { linkBody } from './payment-body.ts';
import { addPayment, makeReference } from './payment-store.ts';
import { buyerOf, priceOf, voucherCode } from './purchase.ts';

const userPath = v.object({ userId: idText });

type LinkBody = v.InferOutput<typeof linkBody>;

/** A page to pay on, and for a bank reference its numbers too; without a server a reference has its numbers alone. */
function createLink(
  body: LinkBody,
  user: UserRow | null,
  request: Request,
  sandbox: SandboxContext,
) {
  const isReference = body.paymentMethod === 'multibanco';
  const hasPage = hasHostedPage(request);
  if (!hasPage && !isReference) throw new SandboxError('NO_PAYMENT_PAGE');
  const payment = addPayment(sandbox, {
    ...priceOf(body, user),
    userId: user?.id ?? null,
    language: languageOf(request),
    returnUrl: body.returnUrl,
  });
  payment.activationCode = voucherCode(payment.id);
  payment.reference = isReference ? makeReference(String(payment.id)) : null;
  const amount = payment.amountCents / 100;
  return {
    id: payment.id,
    ...(hasPage && { urlPaymentPlatform: hostedPageUrl(request, payment.id) }),
    ...(payment.reference && {
      bankReference: { ...payment.reference, amount, expireDate: body.expireDate },
    }),
    valueCharged: amount,
  };
}

/** POST client/gift/hipay/{userId}/ and /guest/. Spec section 7. */
export function linkRoutes(sandbox: SandboxContext): Hono {
  return new Hono()
    .post('/client/gift/hipay/guest/', check('json', linkBody), (context) => {
      const body = context.req.valid('json');
      return answer(context, createLink(body, null, context.req.raw, sandbox));
    })
    .post(
      '/client/gift/hipay/:userId/',
      check('param', userPath),
      check('json', linkBody),
      (context) => {
        const user = buyerOf(sandbox, context.req.valid('param').userId);
        const body = context.req.valid('json');
        return answer(context, createLink(body, user, context.req.raw, sandbox));
      },
    );
}
