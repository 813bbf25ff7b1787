import * as v from 'valibot';

/** The service chosen from a list, as it is saved for a reload. */
export const savedServiceSchema = v.object({
  /** An opaque reference of the server; encoded before it becomes part of a path. */
  serviceId: v.string(),
});
