import { expect, test } from 'vitest';

import { merchantNotes } from './merchant-notes.ts';
import { readQuestions } from '../../questions/rules/read-questions.ts';

const NOTHING = {
  notes: ' ',
  table: null,
  questions: [],
  answers: {},
  merchantLang: 'pt_PT',
} as const;

test('the merchant gets what the customer wrote, then the table, a line each', () => {
  expect(merchantNotes({ ...NOTHING, notes: ' Sem glúten. ', table: '12' })).toBe(
    'Sem glúten.\nMesa: 12',
  );
});

test.each([
  ['en_EN', 'Table: Terrace 3'],
  ['de_DE', 'Tisch: Terrace 3'],
] as const)('the table stands there in the merchant’s language, %s', (merchantLang, line) => {
  expect(merchantNotes({ ...NOTHING, table: 'Terrace 3', merchantLang })).toBe(line);
});

test('nothing is added without a table', () => {
  expect(merchantNotes(NOTHING)).toBe('');
});

const { questions: QUESTIONS } = readQuestions([
  'occasion',
  'allergies',
  'pet',
  {
    id: 'where',
    label: { pt: 'Onde?', en: 'Where?' },
    type: 'choices',
    options: [{ pt: 'Sala', en: 'Inside' }, 'Terrace'],
  },
]);

test.each([
  [
    'pt_PT',
    'Ocasião: Aniversário\nAlergias ou intolerâncias: Nozes\nAnimal de companhia: Não\nOnde?: Sala, Terrace',
  ],
  [
    'en_EN',
    'Occasion: Birthday\nAllergies or intolerances: Nozes\nPet: No\nWhere?: Inside, Terrace',
  ],
] as const)('answers follow in the merchant’s language, a line each, %s', (merchantLang, lines) => {
  const answers = {
    occasion: ['birthday'],
    allergies: [' Nozes\n'],
    pet: ['no'],
    where: ['Sala', 'Terrace'],
  };
  const input = { ...NOTHING, notes: 'Janela', questions: QUESTIONS, answers, merchantLang };
  expect(merchantNotes(input)).toBe(`Janela\n${lines}`);
});

test('a question without an answer has no line', () => {
  expect(merchantNotes({ ...NOTHING, questions: QUESTIONS, answers: { pet: [] } })).toBe('');
});
