/** The data in a JSON text, or data as it is; undefined for invalid JSON. Never throws. */
export function toData(input: unknown): unknown {
  if (typeof input !== 'string') return input;
  try {
    return JSON.parse(input);
  } catch {
    return undefined;
  }
}

/** Whether a value is an object and no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own field of an object; ignores a polluted prototype. */
export function ownField(record: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Whether all names are in a list of known ones. */
export const areKnown = (names: readonly string[], known: readonly string[]): boolean =>
  names.every((name) => known.includes(name));
