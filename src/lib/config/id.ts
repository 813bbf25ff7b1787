import { ID_MAX_LENGTH } from '../limits.ts';
import { parsed, refused, type Parser } from './parser.ts';

const ID = /^[A-Za-z0-9_-]+$/;

/** Whether a text is an id, safe in a path: at most 64 letters, digits, `_` and `-`. Contract section 3. */
export function isId(text: string): boolean {
  return text.length <= ID_MAX_LENGTH && ID.test(text);
}

/** The id in a text or a number, trimmed; else null. */
export function parseId(value: unknown): string | null {
  if (typeof value !== 'string' && !Number.isFinite(value)) return null;
  const text = String(value).trim();
  return isId(text) ? text : null;
}

/** Parses an id. Contract section 3. */
export const parseIdValue: Parser<string, number | null> = (input) => {
  const id = parseId(input);
  return id === null ? refused('id') : parsed(id);
};
