import * as v from 'valibot';

import { defineCall } from '../../../platform/api/define-call.ts';
import * as wire from '../../../platform/api/schema/fields.ts';
import { GET_SERVICE_RESOURCES } from './booking-first-calls.ts';

/** Bookable resources; skips those without a name. Contract section 3 "resources". */
const ResourcesSchema = wire.rowsOf(
  v.object({ id: wire.id, name: v.pipe(wire.text, v.trim(), v.nonEmpty()) }),
);

/** A person or thing booked with a slot: a therapist, a room, a table. Contract section 3 "resources". */
export type CalendarResource = v.InferOutput<typeof ResourcesSchema>[number];

/** Reads the resources of a service. */
export const getServiceResources = defineCall({
  name: 'getServiceResources',
  ...GET_SERVICE_RESOURCES,
  params: (serviceId: string) => ({ values: { serviceId } }),
  answer: ResourcesSchema,
});

/** Reads the resources of a shop. */
export const getShopResources = defineCall({
  name: 'getShopResources',
  method: 'GET',
  path: '/rest/v4/shops/{shopId}/calendar/resources',
  query: ['language'],
  params: (shopId: string) => ({ values: { shopId } }),
  answer: ResourcesSchema,
});
