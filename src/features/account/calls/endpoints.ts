import type { Endpoint } from '../../../platform/api/http/endpoint.ts';

// What a flow may start with: the first module asks before the code that understands the answers has arrived.

export const GET_PROFILE = {
  method: 'GET',
  path: '/rest/client/profile/{userId}',
  query: ['token', 'language'],
} as const satisfies Endpoint;
