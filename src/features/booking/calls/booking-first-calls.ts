import type { FlowNeed } from '../../../flow/flow-table.ts';
import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import type { FirstCallOf } from '../../../platform/api/first-call.ts';
import type { Endpoint } from '../../../platform/api/http/endpoint.ts';

export const GET_SERVICE_RESOURCES = {
  method: 'GET',
  path: '/rest/v4/shopmerchantservices/{serviceId}/calendar/resources',
  query: ['language'],
} as const satisfies Endpoint;

/** The call of a booking's own need. */
export const BOOKING_FIRST_CALLS = {
  resources: ({ serviceId }: Pick<CheckoutConfig, 'serviceId'>) => ({
    endpoint: GET_SERVICE_RESOURCES,
    values: { serviceId },
  }),
} as const satisfies Partial<Record<FlowNeed, FirstCallOf>>;
