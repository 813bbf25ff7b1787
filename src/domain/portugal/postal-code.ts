const PORTUGUESE = /^(\d{4})[\s-]*(\d{3})$/;

/** A typed Portuguese postal code as nnnn-nnn: "1000205" is "1000-205"; anything else is only trimmed. */
export function normalisePostalCode(input: string): string {
  const text = input.trim();
  const match = PORTUGUESE.exec(text);
  return match ? `${match[1]}-${match[2]}` : text;
}
