import { expect, test } from 'vitest';

import { EMPTY_BOOK } from '../../offer/state/choice-atoms.ts';
import type { BookState } from '../../offer/rules/offer-choice.ts';
import { choiceOf } from './intent-choice.ts';

const BOOK: BookState = { ...EMPTY_BOOK, numberOfPeople: 2 };

test('a choice is another one with another prize, order, offer or kind of delivery', () => {
  const texts = [
    choiceOf(BOOK),
    choiceOf({ ...BOOK, prizeId: '9' }),
    choiceOf({ ...BOOK, prizeId: '8' }),
    choiceOf(BOOK, { order: 'soup' }),
    choiceOf(BOOK, { offer: ['7'] }),
    choiceOf({ ...BOOK, transportInstant: 'asap' }),
  ];
  expect(new Set(texts).size).toBe(6);
});

test('a choice without a prize reads as earlier versions have kept it', () => {
  const { date, dateTimes, numberOfPeople } = BOOK;
  const form = JSON.stringify({ date, dateTimes, numberOfPeople, resourceId: null });
  expect(choiceOf(BOOK, { order: 'soup', offer: ['7'] })).toBe(`${form}soup["7","scheduled"]`);
});
