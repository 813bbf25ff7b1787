import { describe, expect, it } from 'vitest';

import { dialPrefixOptions, prefixOfOption } from './mobile-field.tsx';

describe('dialPrefixOptions', () => {
  it('names countries in the language shown', () => {
    const german = (locale: string) =>
      dialPrefixOptions(locale).find((option) => option.value === '+49')?.text;
    expect(german('pt-PT')).toBe('Alemanha (+49)');
    expect(german('es-ES')).toBe('Alemania (+49)');
    expect(german('en-GB')).toBe('Germany (+49)');
  });

  it('sorts by name as the language does, accents included', () => {
    const texts = dialPrefixOptions('pt-PT').map((option) => option.text);
    const at = (text: string) => texts.indexOf(text);
    expect(at('África do Sul (+27)')).toBeGreaterThanOrEqual(0);
    expect(at('África do Sul (+27)')).toBeLessThan(at('Alemanha (+49)'));
    expect(at('Alemanha (+49)')).toBeLessThan(at('Portugal (+351)'));
  });

  it.each([
    ['+44', 'Reino Unido (+44)'],
    ['+1', 'Estados Unidos (+1)'],
    ['+39', 'Itália (+39)'],
  ])('shows the main country of %s where only the prefix is known', (prefix, text) => {
    expect(dialPrefixOptions('pt-PT').find(({ value }) => value === prefix)?.text).toBe(text);
  });

  it('lets every country be chosen, also those that share a prefix', () => {
    const options = dialPrefixOptions('en-GB');
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    const guernsey = options.find(({ text }) => text.startsWith('Guernsey'));
    expect(prefixOfOption(guernsey?.value ?? '')).toBe('+44');
  });
});
