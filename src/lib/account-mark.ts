const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A salted check sum (FNV-1a) that recognises an account without naming it. */
export function accountChecksum(salt: string, userId: string): string {
  let hash = FNV_OFFSET;
  for (const character of `${salt} ${userId}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  }
  return (hash >>> 0).toString(36);
}
