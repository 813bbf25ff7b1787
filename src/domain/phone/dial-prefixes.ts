import { DIAL_PREFIX_DATA } from './dial-prefix-data.ts';

/** One country's dial prefix. */
export interface DialPrefix {
  /** ISO 3166 code; `Intl.DisplayNames` names it. */
  country: string;
  /** With its plus sign: `+351`. */
  prefix: string;
}

/** Every country's dial prefix, in order of the country codes. Countries may share one (`+1`). */
export const DIAL_PREFIXES: readonly DialPrefix[] = [
  ...DIAL_PREFIX_DATA.matchAll(/([A-Z]{2})(\d+)/g),
].map(([, country = '', code = '']) => ({ country, prefix: `+${code}` }));

/** Dial prefixes to recognise in a typed number, each once. */
export const KNOWN_PREFIXES: readonly string[] = [
  ...new Set(DIAL_PREFIXES.map(({ prefix }) => prefix)),
];
