import type { Api } from '../../../platform/api/api.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';

/** POST client/action/sms/send/{userId}; what it answers is not read. Spec section 7 "user.sendSms". */
export const sendSms =
  (http: HttpClient): Api['sendSms'] =>
  async (userId, body, { intentKey, ...options }) => {
    await http('sendSms', { values: { userId }, body, intentKey }, options);
  };
