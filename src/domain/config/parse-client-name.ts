import type { Id } from './id.ts';
import { parseIdValue } from './parse-id-value.ts';
import type { ParseResult } from './parse-result.ts';

/** Reads the name of an application or a platform. The two that this element knows are a browser's in any case of letters. */
export function parseClientName(input: unknown): ParseResult<Id> {
  const known = /^\s*(web|widget)\s*$/i.exec(String(input))?.[1];
  return parseIdValue(known?.toUpperCase() ?? input);
}
