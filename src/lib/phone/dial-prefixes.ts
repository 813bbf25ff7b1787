import { DIAL_PREFIX_DATA } from './dial-prefix-data.ts';
import { DEFAULT_PREFIX } from '../limits.ts';
import type { PhoneNumber } from '../portugal/phone.ts';
import { nonBreakingPhone } from '../text/non-breaking.ts';

interface DialPrefix {
  /** ISO 3166 code; `Intl.DisplayNames` names it. */
  country: string;
  /** With its plus sign: `+351`. */
  prefix: string;
  /** The default among countries with the same prefix (`+1`). */
  isMain: boolean;
}

/** The dial prefixes of all countries, sorted; main countries first. */
export const DIAL_PREFIXES: readonly DialPrefix[] = [
  ...DIAL_PREFIX_DATA.matchAll(/(\d+)([A-Z]+)/g),
].flatMap(([, code = '', countries = '']) =>
  (countries.match(/../g) ?? []).map((country, index) => ({
    country,
    prefix: `+${code}`,
    isMain: index === 0,
  })),
);

/** The dial prefixes to recognise in a typed number. */
export const KNOWN_PREFIXES: readonly string[] = DIAL_PREFIXES.filter(({ isMain }) => isMain).map(
  ({ prefix }) => prefix,
);

/** A telephone number to read on one line, "+351 912 345 678"; foreign numbers are not grouped. */
export function formatPhone({ prefix, phone }: PhoneNumber): string {
  const grouped = prefix === DEFAULT_PREFIX ? phone.replaceAll(/\d{3}(?=\d)/g, '$& ') : phone;
  return nonBreakingPhone(`${prefix} ${grouped}`);
}
