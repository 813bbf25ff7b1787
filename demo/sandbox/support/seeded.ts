const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** A number of 32 bits that is always the same for the same text (FNV-1a): the sandbox's fixed seed. */
export function seeded(text: string): number {
  let hash = OFFSET_BASIS;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), PRIME);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The entry of a list that the seed picks for a text. */
export function pick<Value>(values: readonly Value[], text: string): Value | undefined {
  return values[seeded(text) % values.length];
}
