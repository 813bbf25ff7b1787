import { expect, test } from 'vitest';

import type { QuestionPurpose } from '../../../lib/config/questions.ts';
import { answerTo, textIn } from './answers.ts';
import { missingAnswers, questionsFor, readQuestions, shownQuestions } from './question-rules.ts';

const { questions: QUESTIONS } = readQuestions([
  { id: 'pet', required: true },
  { id: 'breed', label: 'Breed', required: true, showIf: { question: 'pet', answer: 'yes' } },
  { id: 'size', label: 'Size', showIf: { question: 'breed' } },
  { id: 'speech', label: 'A speech?', type: 'yes-no', showIf: { minPeople: 6, maxPeople: 12 } },
  { id: 'bell', label: 'Bell', for: 'orders' },
]);

const shown = (
  answers = {},
  people: number | null = 2,
  purpose: QuestionPurpose | null = 'bookings',
) => shownQuestions(questionsFor(QUESTIONS, purpose), answers, people).map(({ id }) => id);

test('a question shows for the answer that it depends on, and not when that one is hidden', () => {
  expect(shown()).toEqual(['pet']);
  expect(shown({ pet: ['no'] })).toEqual(['pet']);
  expect(shown({ pet: ['yes'] })).toEqual(['pet', 'breed']);
  expect(shown({ pet: ['yes'], breed: ['Poodle'] })).toEqual(['pet', 'breed', 'size']);
  expect(shown({ pet: ['no'], breed: ['Poodle'] })).toEqual(['pet']);
});

test.each([
  [5, false],
  [6, true],
  [12, true],
  [13, false],
  [null, false],
])('a question for 6 to 12 people shows for a party of %s: %s', (people, isShown) => {
  expect(shown({}, people).includes('speech')).toBe(isShown);
});

test('an order has its own questions, a voucher none', () => {
  expect(shown({}, null, 'orders')).toEqual(['bell']);
  expect(shown({ pet: ['yes'] }, 2, null)).toEqual([]);
});

test('only a required question without an answer blocks; blanks are no answer', () => {
  const missing = (answers: Record<string, string[]>) =>
    missingAnswers(shownQuestions(questionsFor(QUESTIONS, 'bookings'), answers, 2), answers).map(
      ({ id }) => id,
    );
  expect(missing({})).toEqual(['pet']);
  expect(missing({ pet: ['yes'], breed: ['  '] })).toEqual(['breed']);
  expect(missing({ pet: ['no'] })).toEqual([]);
});

test('an answer is one line, and an option that the page has withdrawn is none', () => {
  const [pet, breed] = QUESTIONS;
  expect(breed && answerTo({ breed: [' a\n b '] }, breed)).toEqual(['a b']);
  expect(pet && answerTo({ pet: ['maybe'] }, pet)).toEqual([]);
});

test('a text in a language that the page has not written is the Portuguese one, else another', () => {
  expect(textIn('Onde?', 'de_DE')).toBe('Onde?');
  expect(textIn({ en_EN: 'Where?', pt_PT: 'Onde?' }, 'en_EN')).toBe('Where?');
  expect(textIn({ en_EN: 'Where?', pt_PT: 'Onde?' }, 'de_DE')).toBe('Onde?');
  expect(textIn({ es_ES: '¿Dónde?' }, 'de_DE')).toBe('¿Dónde?');
});
