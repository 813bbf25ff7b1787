import type { Id } from '../../../lib/config/id.ts';
import { unread } from '../../../platform/api/define-call.ts';
import { defineWrite } from '../../../platform/api/define-write.ts';
import type { SmsPayload } from '../rules/sms.ts';

/** Sends the confirmation to the customer's telephone. Spec section 7 "user.sendSms". */
export const sendSms = defineWrite({
  name: 'sendSms',
  method: 'POST',
  kind: 'change',
  path: '/rest/client/action/sms/send/{userId}',
  query: ['language'],
  params: (userId: Id, body: SmsPayload) => ({ values: { userId }, body }),
  answer: unread,
});
