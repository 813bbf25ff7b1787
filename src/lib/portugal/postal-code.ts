/** Seven digits with any separators, perhaps after the country: "PT-1000–205". */
const PORTUGUESE = /^(?:pt?[\s\p{P}]*)?(\d{4})[\s\p{P}]*(\d{3})$/iu;
const INVISIBLE = /\p{Cf}/gu;
const EDGES = /^[\s\p{P}]+|[\s\p{P}]+$/gu;

/** A typed Portuguese postal code as nnnn-nnn; anything else only trimmed. */
export function normalisePostalCode(input: string): string {
  const match = PORTUGUESE.exec(input.replaceAll(INVISIBLE, '').replaceAll(EDGES, ''));
  return match ? `${match[1]}-${match[2]}` : input.trim();
}
