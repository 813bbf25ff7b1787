import { describe, expect, test } from 'vitest';

import { checkContrast, contrastRatio, luminance, verdictOf } from './contrast.ts';
import { summaryText, verdictText } from './contrast-list.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#ffffff', '#767676', 4.54],
  ['#14764c', '#ffffff', 5.64],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrastRatio(luminance(one), luminance(other))).toBeCloseTo(ratio, 1);
});

describe('the check of a look', () => {
  const check = (light: Record<string, string>, onPrimary = '') =>
    checkContrast({ light, dark: {} }, onPrimary);

  test('finds nothing to mend in the element’s own colours', () => {
    expect(check({}).map(verdictOf)).toEqual(Array.from({ length: 10 }, () => 'good'));
    expect(summaryText(check({}), 'en')).toBe('All is easy to read, in light and in dark.');
  });

  test('names white text on yellow, in both languages', () => {
    const checks = check({ '--mc-primary': '#ffcc00' }, '#ffffff');
    const [first] = checks;
    if (!first) throw new Error('There is no check.');
    expect(verdictText(first, 'en')).toBe('1.5 : 1, too little, at least 4.5 : 1');
    expect(verdictText(first, 'pt')).toBe('1,5 : 1, pouco, são precisos 4,5 : 1');
    expect(summaryText(checks, 'en')).toContain('Text on the main colour (light)');
  });

  test('says what the element adjusts by itself', () => {
    const text = check({ '--mc-text': '#cccccc' }).find(({ label }) =>
      label.en.startsWith('Text on the background'),
    );
    if (!text) throw new Error('There is no check of the text.');
    expect(verdictOf(text)).toBe('adjusted');
    expect(verdictText(text, 'en')).toMatch(/^1\.6 : 1 → 9\.\d : 1, the element adjusts it$/);
  });

  test('a ratio is never rounded up to what it does not reach', () => {
    const check = {
      scheme: 'light',
      label: { pt: '', en: '' },
      needs: 4.5,
      given: 4.49,
      shown: 4.49,
    } as const;
    expect(verdictText(check, 'en')).toBe('4.4 : 1, too little, at least 4.5 : 1');
  });
});
