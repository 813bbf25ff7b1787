import { parsed, refused, type ParseResult } from './parse-result.ts';

const TRUE = ['', 'true', '1'];
const FALSE = ['false', '0'];

/** Reads a boolean: "", "true", "1" are true; "false", "0" are false. Contract section 1. */
export function parseBoolean(input: unknown): ParseResult<boolean> {
  const text = String(input).trim().toLowerCase();
  if (TRUE.includes(text)) return parsed(true);
  return FALSE.includes(text) ? parsed(false) : refused('boolean');
}
