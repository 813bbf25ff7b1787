import type { FlowNeed } from '../../../flow/flow-table.ts';
import type { FirstCallOf } from '../../../platform/api/first-call.ts';
import type { Endpoint } from '../../../platform/api/http/endpoint.ts';

export const GET_CATEGORIES = {
  method: 'GET',
  path: '/rest/common/category/{language}',
  query: ['language'],
} as const satisfies Endpoint;

/** The call of a list's own need. */
export const SERVICES_FIRST_CALLS = {
  categories: () => ({ endpoint: GET_CATEGORIES, values: {} }),
} as const satisfies Partial<Record<FlowNeed, FirstCallOf>>;
