import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';

import { formatLocaleAtom } from '../../../context/checkout-context.ts';
import { DIAL_PREFIXES } from '../../../lib/phone/dial-prefixes.ts';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { PhoneField, type PhoneFieldProps } from '../../../ui/field/phone-field.tsx';

/** The dial prefix of a choice: `+44` of `+44 GG`. */
export function prefixOfOption(value: string): string {
  return value.split(' ', 1)[0] ?? value;
}

/**
 * Every dial prefix with its country's name in a language (BCP 47), by name: "Portugal (+351)". The value is the prefix
 * for its main country, else prefix and country: `+44`, `+44 GG`. No two are the same.
 */
export function dialPrefixOptions(locale: string) {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return DIAL_PREFIXES.map(({ country, prefix, isMain }) => ({
    value: isMain ? prefix : `${prefix} ${country}`,
    text: `${names.of(country) ?? country} (${prefix})`,
  })).sort((a, b) => compare(a.text, b.text));
}

type MobileFieldProps = Pick<PhoneFieldProps, 'legend' | 'hint' | 'prefix' | 'number'>;

/** Dial prefix, without its country, and number of a mobile phone. */
export function MobileField({ legend, hint, prefix, number }: MobileFieldProps) {
  const t = useTranslate();
  const locale = useAtomValue(formatLocaleAtom);
  const prefixes = useMemo(() => dialPrefixOptions(locale), [locale]);
  // Several countries share a prefix, so the field remembers the chosen country.
  const [chosen, setChosen] = useState(prefix.value);
  const choose = (option: string) => {
    setChosen(option);
    prefix.onChange(prefixOfOption(option));
  };
  return (
    <PhoneField
      legend={legend}
      hint={hint}
      prefixLabel={t('contact.prefix')}
      numberLabel={t('contact.phoneNumber')}
      prefixes={prefixes}
      prefix={{ ...prefix, onChange: choose }}
      prefixOption={prefixOfOption(chosen) === prefix.value ? chosen : prefix.value}
      number={number}
    />
  );
}
