import type { Id } from './id.ts';
import { parseId } from './parse-id.ts';
import { parsed, refused, type ParseResult } from './parse-result.ts';

/** Reads an id of the platform. Contract section 3. */
export function parseIdValue(input: unknown): ParseResult<Id> {
  const id = parseId(input);
  return id === null ? refused('id') : parsed(id);
}
