import { Hono } from 'hono';
import * as v from 'valibot';

import { buyerOf } from '../payment/purchase.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { answer } from '../support/answer.ts';
import { check } from '../support/check.ts';
import { idText, nonEmptyText } from '../support/fields.ts';

const path = v.object({ userId: idText });
const bookDate = v.pipe(v.string(), v.isoDate());
const bookTime = v.pipe(v.string(), v.isoTime());
const message = {
  shopName: nonEmptyText,
  phoneNumber: v.string(),
  campaignTitle: nonEmptyText,
  mobileNumber: v.pipe(v.string(), v.regex(/^\+\d{6,18}$/, 'not a prefix and a phone')),
  promoCode: v.string(),
};

/** Types 1, 2, 3 and 7 name the date; 1, 2 and 7 the time as well. Spec section 7 "user.sendSms". */
const body = v.variant('campaignType', [
  v.strictObject({ ...message, campaignType: v.picklist([1, 2, 7]), bookDate, bookTime }),
  v.strictObject({ ...message, campaignType: v.literal(3), bookDate }),
  v.strictObject({ ...message, campaignType: v.picklist([4, 5, 6]) }),
]);

/** POST client/action/sms/send/{userId}. Spec section 7. */
export function smsRoutes(sandbox: SandboxContext): Hono {
  return new Hono().post(
    '/client/action/sms/send/:userId',
    check('param', path),
    check('json', body),
    (context) => {
      buyerOf(sandbox, context.req.valid('param').userId);
      sandbox.state().messages.push(context.req.valid('json'));
      return answer(context, {});
    },
  );
}
