import * as v from 'valibot';

const id = v.nullable(v.string());

/** The customer's choice among the page's venues, as it is saved for a reload; null for the list. */
export const savedVenueSchema = v.object({
  venue: v.nullable(v.object({ shop: id, campaign: id, service: id })),
});
