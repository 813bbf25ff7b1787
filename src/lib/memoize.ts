/**
 * Remembers what a pure maker made of each list of texts. For `Intl` formatters, which cost far more to make than
 * to use; their keys are locales, styles, currencies and zones, so few are ever kept.
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
