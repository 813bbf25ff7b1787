import * as v from 'valibot';

/** The details for paying at a cash machine or in online banking, as stored for a reload: opaque text that is only shown. */
export const BankReferenceSchema = v.object({
  /** Five digits. */
  entity: v.pipe(v.string(), v.nonEmpty()),
  /** Nine digits, without blanks. */
  reference: v.pipe(v.string(), v.nonEmpty()),
  /** Null if the provider does not say. */
  amountCents: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  /** Last moment to pay, Unix ms; null if the provider does not say. */
  expiresAt: v.nullable(v.pipe(v.number(), v.finite())),
});

export type BankReference = v.InferOutput<typeof BankReferenceSchema>;

/** A reference in groups of three, as machines and letters print it: `123 456 789`. */
export function groupReference(reference: string): string {
  return reference.replaceAll(/\s/g, '').replaceAll(/\d{3}(?=\d)/g, '$& ');
}
