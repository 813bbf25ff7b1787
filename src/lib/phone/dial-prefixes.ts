import { DIAL_PREFIX_DATA } from './dial-prefix-data.ts';
import { DEFAULT_PREFIX } from '../limits.ts';
import type { PhoneNumber } from '../portugal/phone.ts';

/** One country's dial prefix. */
export interface DialPrefix {
  /** ISO 3166 code; `Intl.DisplayNames` names it. */
  country: string;
  /** With its plus sign: `+351`. */
  prefix: string;
  /** Of the countries that share a prefix (`+1`), the one that is meant where only the prefix is known. */
  isMain: boolean;
}

/** Every country's dial prefix, in order of the prefixes; of those that share one the main country first. */
export const DIAL_PREFIXES: readonly DialPrefix[] = [
  ...DIAL_PREFIX_DATA.matchAll(/(\d+)([A-Z]+)/g),
].flatMap(([, code = '', countries = '']) =>
  (countries.match(/../g) ?? []).map((country, index) => ({
    country,
    prefix: `+${code}`,
    isMain: index === 0,
  })),
);

/** Dial prefixes to recognise in a typed number, each once. */
export const KNOWN_PREFIXES: readonly string[] = DIAL_PREFIXES.filter(({ isMain }) => isMain).map(
  ({ prefix }) => prefix,
);

/** A telephone number to be read: "+351 912 345 678"; numbers of other countries as they were given. */
export function formatPhone({ prefix, phone }: PhoneNumber): string {
  const grouped = prefix === DEFAULT_PREFIX ? phone.replaceAll(/\d{3}(?=\d)/g, '$& ') : phone;
  return `${prefix} ${grouped}`;
}
