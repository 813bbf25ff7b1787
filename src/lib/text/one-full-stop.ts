/**
 * A text without a second full stop after a value that ends with one: "Vinhos, Lda.." ends as "Vinhos, Lda.". An
 * ellipsis after a value stays.
 */
export function oneFullStop(text: string, values: object = {}): string {
  return Object.values(values)
    .filter((value: unknown) => typeof value === 'string')
    .filter((value) => value.endsWith('.') && !value.endsWith('..'))
    .reduce((rest, value) => rest.replaceAll(`${value}.`, value), text);
}
