import type { Id } from './id.ts';
import { isId } from './is-id.ts';

/** Reads an id from a text or a number, blanks around it ignored; null when it cannot be one. */
export function parseId(value: unknown): Id | null {
  if (typeof value !== 'string' && !Number.isFinite(value)) return null;
  const text = String(value).trim();
  return isId(text) ? text : null;
}
