import type { Id } from './config/id.ts';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * A check sum (FNV-1a) by which an account is known again beside one text, as a payment's number; it names nobody, and
 * beside another text it is another one.
 */
export function accountMark(salt: string, userId: Id): string {
  let hash = FNV_OFFSET;
  for (const character of `${salt} ${userId}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  }
  return (hash >>> 0).toString(36);
}
