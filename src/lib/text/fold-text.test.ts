import { describe, expect, it } from 'vitest';

import { foldText, containsWords, searchWords } from './fold-text.ts';

describe('a search in Portuguese texts', () => {
  it.each([
    ['Évora', 'evora'],
    ['AÇORDA à Alentejana', 'acorda a alentejana'],
    ['São João da Pesqueira', 'sao joao da pesqueira'],
  ])('"%s" is found as "%s"', (text, folded) => expect(foldText(text)).toBe(folded));

  it('needs every word, in any order, also as part of a word', () => {
    const text = foldText('Bacalhau à Brás, para duas pessoas');
    expect(containsWords(text, searchWords(' bras  BACAL '))).toBe(true);
    expect(containsWords(text, searchWords('bacalhau natas'))).toBe(false);
  });

  it('finds everything when it is blank', () => {
    expect(containsWords('x', searchWords('  '))).toBe(true);
  });
});
