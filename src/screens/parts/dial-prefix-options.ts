import { DIAL_PREFIXES } from '../../domain/phone/dial-prefixes.ts';

/** A choice of the prefix select. */
export interface DialPrefixOption {
  value: string;
  text: string;
}

/** Every dial prefix with its country's name in a language (BCP 47), by name: "Portugal (+351)". */
export function dialPrefixOptions(locale: string): readonly DialPrefixOption[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return DIAL_PREFIXES.map(({ country, prefix }) => ({
    value: prefix,
    text: `${names.of(country) ?? country} (${prefix})`,
  })).sort((a, b) => compare(a.text, b.text));
}
