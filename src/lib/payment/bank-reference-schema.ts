import * as v from 'valibot';

/** A reference as it is stored for a reload: opaque text of the provider, which is only shown. */
export const BankReferenceSchema = v.object({
  entity: v.pipe(v.string(), v.nonEmpty()),
  reference: v.pipe(v.string(), v.nonEmpty()),
  amountCents: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  expiresAt: v.nullable(v.pipe(v.number(), v.finite())),
});
