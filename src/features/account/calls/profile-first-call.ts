import type { FirstCallOf } from '../../../platform/api/first-call.ts';
import type { Endpoint } from '../../../platform/api/http/endpoint.ts';

export const GET_PROFILE = {
  method: 'GET',
  path: '/rest/client/profile/{userId}',
  query: ['token', 'language'],
} as const satisfies Endpoint;

/** The profile of the page's user; null for a guest and a stored sign-in, which the app reads. */
export const profileCall: FirstCallOf = ({ userId, token }) =>
  token === null ? null : { endpoint: GET_PROFILE, values: { userId, token } };
