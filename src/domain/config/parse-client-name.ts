import type { Id } from './id.ts';
import { parseIdValue } from './parse-id-value.ts';
import type { ParseResult } from './parse-result.ts';
import { toText } from './parse-text.ts';

/** Reads the name of an application or a platform. The two that this element knows are a browser's in any case of letters. */
export function parseClientName(input: unknown): ParseResult<Id> {
  const text = toText(input);
  return parseIdValue(/^(web|widget)$/i.test(text) ? text.toUpperCase() : text);
}
