/** The details for paying at a cash machine or in online banking. */
export interface BankReference {
  /** Five digits. */
  entity: string;
  /** Nine digits, without blanks. */
  reference: string;
  /** Null where the provider does not say. */
  amountCents: number | null;
  /** Last moment to pay, Unix ms; null where the provider does not say. */
  expiresAt: number | null;
}

/** A reference in groups of three, as machines and letters print it: `123 456 789`. */
export function groupReference(reference: string): string {
  return reference.replaceAll(/\s/g, '').replaceAll(/\d{3}(?=\d)/g, '$& ');
}
