import { DIAL_PREFIXES, type DialPrefix } from '../../../lib/phone/dial-prefixes.ts';

/** A choice of the prefix select. */
export interface DialPrefixOption {
  /** The prefix for its main country, else prefix and country: `+44`, `+44 GG`. No two are the same. */
  value: string;
  text: string;
}

function optionValue({ country, prefix, isMain }: DialPrefix): string {
  return isMain ? prefix : `${prefix} ${country}`;
}

/** The dial prefix of a choice: `+44` of `+44 GG`. */
export function prefixOfOption(value: string): string {
  return value.split(' ', 1)[0] ?? value;
}

/** Every dial prefix with its country's name in a language (BCP 47), by name: "Portugal (+351)". */
export function dialPrefixOptions(locale: string): readonly DialPrefixOption[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return DIAL_PREFIXES.map((each) => ({
    value: optionValue(each),
    text: `${names.of(each.country) ?? each.country} (${each.prefix})`,
  })).sort((a, b) => compare(a.text, b.text));
}
