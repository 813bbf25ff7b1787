/** The result of parsing: the value, or the accepted values. A partly valid list has both. */
export type ParseResult<Value> =
  | { ok: true; value: Value; takes?: string | undefined }
  | { ok: false; takes: string };

/** Parses an attribute, a property or a URL parameter; JSON also as plain data. Never throws. */
export interface Parser<Value, Input = never> {
  (input: unknown): ParseResult<Value>;
  /** Further inputs of the property, for types only. */
  readonly input?: Input;
}

/** A valid value, with `takes` if invalid rows were left out. */
export function parsed<Value>(value: Value, takes?: string): ParseResult<Value> {
  return { ok: true, value, takes };
}

/**
 * An invalid value. `takes` names the accepted values: a key of `element/problem-texts.ts`, a list separated by commas, or
 * the maximum of characters.
 */
export function refused(takes: string): ParseResult<never> {
  return { ok: false, takes };
}
