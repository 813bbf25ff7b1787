import * as v from 'valibot';

/** The accepted product order as it is saved for a reload; null without one, because unpaid ones are in the journal. */
export const savedOrderSchema = v.nullable(
  v.object({
    /** An opaque reference of the server. */
    orderRef: v.string(),
    totalCents: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    payment: v.picklist(['online', 'offline']),
  }),
);
