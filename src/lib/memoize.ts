/**
 * Caches the results of a pure function of texts permanently: for `Intl` formatters, which are few and slow to create.
 */
export function memoize<Parts extends readonly string[], Made>(
  make: (...parts: Parts) => Made,
): (...parts: Parts) => Made {
  const made = new Map<string, Made>();
  return (...parts) => {
    const key = parts.join('\n');
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(...parts);
    made.set(key, fresh);
    return fresh;
  };
}
