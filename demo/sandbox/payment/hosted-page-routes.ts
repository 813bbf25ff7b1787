import { Hono } from 'hono';
import * as v from 'valibot';

import type { SandboxContext } from '../state/sandbox-context.ts';
import { check } from '../support/check.ts';
import { idText } from '../support/fields.ts';
import { DECISIONS, hostedPage, type Decision } from './hosted-page.ts';
import { endPayment, findPayment } from './payment-store.ts';
import type { StoredPayment } from './stored-payment.ts';

const query = v.object({ payment: idText });
const form = v.object({ payment: idText, decision: v.picklist(DECISIONS) });

/** The provider's status in the return address; a hint, as a real one's. */
const FEEDBACK: Record<Decision, { state: string; status: string }> = {
  pay: { state: 'completed', status: '118' },
  payLate: { state: 'pending', status: '112' },
  refuse: { state: 'declined', status: '113' },
  cancel: { state: 'cancelled', status: '115' },
};

function decide(payment: StoredPayment, decision: Decision, sandbox: SandboxContext): void {
  if (decision === 'pay') return endPayment(payment, 'COMPLETED', sandbox);
  if (decision !== 'payLate') {
    if (!payment.canRetry) endPayment(payment, 'CANCELLED', sandbox);
    return;
  }
  payment.script = 'completes';
  payment.polls = 0;
  payment.createdAt = sandbox.now();
}

function addressBack(payment: StoredPayment, returnUrl: string, decision: Decision): string {
  const url = new URL(returnUrl);
  const added = {
    orderid: `order-${payment.id}`,
    cid: payment.userId === null ? '' : String(payment.userId),
    ...FEEDBACK[decision],
    test: 'true',
    reference: String(payment.id),
    cdata1: 'sandbox',
  };
  for (const [name, value] of Object.entries(added)) url.searchParams.append(name, value);
  return url.href;
}

function page(payment: StoredPayment): Response {
  return new Response(hostedPage(payment), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** The stand-in for the provider's payment page: GET shows it, POST decides and leads back. Contract section 4. */
export function hostedPageRoutes(sandbox: SandboxContext): Hono {
  return new Hono()
    .get('/pay', check('query', query), (context) =>
      page(findPayment(sandbox, context.req.valid('query').payment)),
    )
    .post('/pay', check('form', form), (context) => {
      const { payment: id, decision } = context.req.valid('form');
      const payment = findPayment(sandbox, id);
      const wasOpen = payment.status === 'IN_PROGRESS';
      if (wasOpen) decide(payment, decision, sandbox);
      const { returnUrl } = payment;
      if (!wasOpen || returnUrl === null) return page(payment);
      return context.redirect(addressBack(payment, returnUrl, decision), 303);
    });
}
