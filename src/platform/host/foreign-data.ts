/** An own or inherited field of another script's data; undefined without one. Never throws. */
export function fieldIn(data: unknown, name: string): unknown {
  if ((typeof data !== 'object' && typeof data !== 'function') || data === null) return undefined;
  try {
    return Reflect.get(data, name);
  } catch {
    return undefined;
  }
}

/** A field with a non-empty text, else null. */
export function textIn(data: unknown, name: string): string | null {
  const value = fieldIn(data, name);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A field with a finite number or the text of one, else null. */
export function numberIn(data: unknown, name: string): number | null {
  const value = fieldIn(data, name);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Calls a method of another script; throws a TypeError without one, and the method's own errors. */
export function callIn(data: unknown, name: string, ...args: readonly unknown[]): unknown {
  const method = fieldIn(data, name);
  if (typeof method !== 'function') throw new TypeError(`There is no method "${name}".`);
  return Reflect.apply(method, data, args);
}
