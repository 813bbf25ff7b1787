import * as v from 'valibot';

/** A reference as it is stored for a reload; what does not look like one is refused. */
export const BankReferenceSchema = v.object({
  entity: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
  reference: v.pipe(v.string(), v.regex(/^\d{1,40}$/)),
  amountCents: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  expiresAt: v.nullable(v.pipe(v.number(), v.finite())),
});
