import type { Endpoint } from '../../../platform/api/http/endpoint.ts';

// What a flow may start with: the first module asks before the code that understands the answers has arrived.

export const GET_CATEGORIES = {
  method: 'GET',
  path: '/rest/common/category/{language}',
  query: ['language'],
} as const satisfies Endpoint;
