import { describe, expect, it } from 'vitest';

import { breakLines, limitLines } from './break-lines.ts';

/** Ten pixels for each character that a reader sees. */
const measure = (text: string) => [...new Intl.Segmenter().segment(text)].length * 10;

describe('lines of a card', () => {
  it.each([
    ['', []],
    ['um', ['um']],
    ['um abraço de todos', ['um abraço', 'de todos']],
    ['um\nabraço', ['um', 'abraço']],
    ['um\n\nabraço', ['um', '', 'abraço']],
  ])('%j breaks between words and at its line breaks', (text, lines) => {
    expect(breakLines(text, 100, measure)).toEqual(lines);
  });

  it('a word that is wider than a line breaks inside, and nothing of it is lost', () => {
    const lines = breakLines('Donaudampfschifffahrt para ti', 100, measure);
    expect(lines).toEqual(['Donaudampf', 'schifffahr', 't para ti']);
  });

  it('an emoji of several characters stays whole', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(breakLines(family.repeat(3), 20, measure)).toEqual([family.repeat(2), family]);
    expect(breakLines(family, 5, measure)).toEqual([family]);
  });

  it('what has no room ends with an ellipsis within the width', () => {
    expect(limitLines(['abcdefghij', 'abcdefghij', 'k'], 2, 100, measure)).toEqual([
      'abcdefghij',
      'abcdefghi…',
    ]);
    expect(limitLines(['a', 'b'], 2, 100, measure)).toEqual(['a', 'b']);
  });
});
