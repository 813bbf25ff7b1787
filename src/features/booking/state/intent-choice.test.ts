import { expect, test } from 'vitest';

import { EMPTY_BOOK } from '../../offer/state/choice-atoms.ts';
import type { BookState } from '../../offer/rules/offer-choice.ts';
import { choiceOf } from './intent-choice.ts';

const BOOK: BookState = { ...EMPTY_BOOK, numberOfPeople: 2 };

test('a choice is another one with another prize, or with something ordered by it', () => {
  const texts = [
    choiceOf(BOOK),
    choiceOf({ ...BOOK, prizeId: '9' }),
    choiceOf({ ...BOOK, prizeId: '8' }),
    choiceOf(BOOK, 'soup'),
  ];
  expect(new Set(texts).size).toBe(4);
});

test('a choice without a prize reads as earlier versions have kept it', () => {
  const { date, dateTimes, numberOfPeople } = BOOK;
  expect(choiceOf(BOOK)).toBe(
    JSON.stringify({ date, dateTimes, numberOfPeople, resourceId: null }),
  );
});
