import { expect, it } from 'vitest';

import { cutText } from './cut-text.ts';

it.each([
  ['a text within the limit stays', 'ab', 2, 'ab'],
  ['a longer one is cut', 'abc', 2, 'ab'],
  ['an emoji is kept whole', 'a🥜b', 3, 'a🥜'],
  ['or left out whole', 'a🥜b', 2, 'a'],
])('%s', (_, text, most, expected) => expect(cutText(text, most)).toBe(expected));
