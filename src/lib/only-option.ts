/** The only option, to preselect it; null for several or none. */
export function onlyOption<Option>(options: readonly Option[]): Option | null {
  return options.length === 1 ? (options[0] ?? null) : null;
}
