import type { Id } from '../../../lib/config/id.ts';
import { NOTES_MAX_LENGTH } from '../../../lib/limits.ts';

/** What the customer wrote to each shop, by shop id. Spec section 2 "Cart review". */
export type ShopNotes = Readonly<Record<Id, string>>;

/** The notes with another text for one shop; more than 2,000 characters are cut off. */
export function setShopNote(notes: ShopNotes, shopId: Id, note: string): ShopNotes {
  return { ...notes, [shopId]: note.slice(0, NOTES_MAX_LENGTH) };
}

/** What was written to one shop, trimmed. */
export function shopNote(notes: ShopNotes, shopId: Id): string {
  return (Object.hasOwn(notes, shopId) ? (notes[shopId] ?? '') : '').trim();
}

/** Several notes as one text, a line each; blank ones are left out. Spec section 7 "notes". */
export function joinNotes(notes: readonly string[]): string {
  return notes
    .map((note) => note.trim())
    .filter(Boolean)
    .join('\n');
}
