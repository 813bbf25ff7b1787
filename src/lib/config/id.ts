import { ID_MAX_LENGTH } from '../element-limits.ts';
import { parsed, refused, type Parser } from './parser.ts';

/**
 * An identifier of the platform: letters, digits, `_` and `-`, at most 64 characters.
 * Kept as text everywhere inside; `toWireId` gives back the number that the platform speaks.
 */
export type Id = string;

const ID = /^[A-Za-z0-9_-]+$/;

/** Whether a text may stand as an id in a path: letters, digits, `_` and `-`, at most 64. Contract section 3. */
export function isId(text: string): text is Id {
  return text.length <= ID_MAX_LENGTH && ID.test(text);
}

/** Reads an id from a text or a number, blanks around it ignored; null when it cannot be one. */
export function parseId(value: unknown): Id | null {
  if (typeof value !== 'string' && !Number.isFinite(value)) return null;
  const text = String(value).trim();
  return isId(text) ? text : null;
}

/** Reads an id of the platform. Contract section 3. */
export const parseIdValue: Parser<Id, number | null> = (input) => {
  const id = parseId(input);
  return id === null ? refused('id') : parsed(id);
};
