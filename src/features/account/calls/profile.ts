import * as v from 'valibot';

import { DEFAULT_PREFIX } from '../../../lib/limits.ts';
import { isValidPhone, normalisePhone } from '../../../lib/portugal/phone.ts';
import type { KnownClient, UserSession } from '../../../lib/user-session.ts';
import { defineCall } from '../../../platform/api/define-call.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import * as wire from '../../../platform/api/schema/fields.ts';
import { GET_PROFILE } from './profile-first-call.ts';

/**
 * Runs a call that sends or receives a password or a token. Its `ApiError` keeps code, status, field and the server's
 * message, but neither the body nor the cause, which may contain a secret.
 */
export async function withoutSecrets<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message, status, endpoint, field, serverMessage, serverCode } = error;
    throw new ApiError(code, message, {
      status,
      endpoint,
      field,
      serverMessage,
      serverCode,
    });
  }
}

type Profile = Pick<UserSession, 'firstName' | 'lastName' | 'username' | 'mobile' | 'mobilePrefix'>;

/** The client data of a profile that is complete enough to be sent. */
export function knownClient(profile: Profile): KnownClient {
  const { firstName, lastName, username, mobile, mobilePrefix } = profile;
  return {
    name: firstName.trim() !== '' || lastName.trim() !== '',
    email: username.trim() !== '',
    phone: isValidPhone(normalisePhone(mobile, mobilePrefix || DEFAULT_PREFIX)),
  };
}

/** Reads a number or a text as text; empty for anything else. */
const digits = v.pipe(
  wire.looseId,
  v.transform((value) => value?.trim() ?? ''),
);

/** The signed-in user. Spec section 3 "User session". */
export const UserSessionSchema = v.pipe(
  v.object({
    id: wire.id,
    username: wire.looseText,
    firstName: wire.looseText,
    lastName: wire.looseText,
    mobile: digits,
    mobilePrefix: v.pipe(
      digits,
      v.transform((prefix) => (/^\d/.test(prefix) ? `+${prefix}` : prefix)),
    ),
    points: wire.looseNumber,
    isPremium: wire.looseFlag,
  }),
  v.transform((user) => ({ ...user, known: knownClient(user) })),
);

/** Reads the signed-in user, with id and token as in the request. Spec section 7. */
export const getProfile = defineCall({
  name: 'getProfile',
  ...GET_PROFILE,
  anyAccount: true,
  guard: withoutSecrets,
  params: (user: Credentials) => ({ values: { ...user } }),
  answer: (answer, [{ userId: id, token }]) => ({
    ...parseAnswer(answer, UserSessionSchema),
    id,
    token,
  }),
});
