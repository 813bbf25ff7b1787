import type { Restorer } from '../../../flow/persist.ts';
import { savedServiceSchema } from '../rules/saved-service.ts';
import { reopenService } from './reopen-service.ts';

/** Reopens the service that was chosen from the list. The flow cannot be restored without it. */
export const RESTORER: Restorer<{ serviceId: string }> = {
  schema: savedServiceSchema,
  prepare: (get, set, { serviceId }, flow, signal) =>
    reopenService(get, set, serviceId, flow, signal),
};
