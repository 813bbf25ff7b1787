/**
 * The result of reading an outside value: the value, or the accepted values by a name or in words. A partly readable
 * list has both: the usable rows, and the accepted values of the others.
 */
export type ParseResult<Value> =
  | { ok: true; value: Value; takes?: string | undefined }
  | { ok: false; takes: string };

/**
 * Reads one value of an attribute, a property or a URL parameter. Never throws; values of JSON
 * attributes may come as text or as plain data.
 */
export interface Parser<Value, Input = never> {
  (input: unknown): ParseResult<Value>;
  /** Further values that the property accepts; used by types only. */
  readonly input?: Input;
}

/** A value that can be used; `takes` where rows of it were left out. */
export function parsed<Value>(value: Value, takes?: string): ParseResult<Value> {
  return { ok: true, value, takes };
}

/**
 * A value that cannot be used; `takes` is a name under which the words stand that the first module need not carry
 * (`element/problem-texts.ts`), the words to choose from between commas, or the most characters as a number.
 */
export function refused(takes: string): ParseResult<never> {
  return { ok: false, takes };
}
