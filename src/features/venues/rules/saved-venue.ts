import * as v from 'valibot';

const id = v.nullable(v.string());

/** The customer's choice among the page's venues, as it is saved for a reload; null for the list. */
export const savedVenueSchema = v.object({
  // Two venues may sell the same: the name distinguishes them. Records of older versions have none.
  venue: v.nullable(v.object({ shop: id, campaign: id, service: id, name: v.optional(id, null) })),
});
