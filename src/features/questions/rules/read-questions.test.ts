import { expect, test } from 'vitest';

import { parseQuestions, type Question } from '../../../lib/config/questions.ts';
import { QUESTION_LABEL_MAX_LENGTH, QUESTIONS_MAX_COUNT } from '../../../lib/limits.ts';
import { readQuestions } from './read-questions.ts';

const FLOOR = { id: 'floor', label: 'Which floor?' };
const ROOM = { id: 'room', label: 'Room', type: 'choice', options: ['Inside', 'Terrace'] };
const PET = { id: 'pet' };

/** The ids of the questions that are used, and the number of rows that are not. */
function read(input: unknown): { ids: readonly string[]; leftOut: number } {
  const rows = parseQuestions(input);
  const { questions, leftOut } = readQuestions(rows.ok ? rows.value : []);
  return { ids: questions.map(({ id }) => id), leftOut };
}

const readOne = (input: unknown): Question | undefined => readQuestions([input]).questions[0];

test.each([
  ['names between commas', 'occasion, pet', ['occasion', 'pet']],
  ['a list of names', ['allergies', 'high-chair'], ['allergies', 'high-chair']],
  ['JSON of names and objects', '["pet", {"id": "floor", "label": "Floor"}]', ['pet', 'floor']],
  ['data', [FLOOR, ROOM], ['floor', 'room']],
  ['an empty list', [], []],
])('%s is a list of questions', (_name, input, ids) => {
  expect(read(input)).toEqual({ ids, leftOut: 0 });
});

test.each([
  ['an unknown name', 'smoking'],
  ['no id', { label: 'Floor' }],
  ['an id with blanks', { ...FLOOR, id: 'my floor' }],
  ['no label', { id: 'floor' }],
  ['an empty label', { ...FLOOR, label: ' ' }],
  ['a label of two lines', { ...FLOOR, label: 'a\nb' }],
  ['too long a label', { ...FLOOR, label: 'x'.repeat(QUESTION_LABEL_MAX_LENGTH + 1) }],
  ['a label in an unknown language', { ...FLOOR, label: { xx: 'Floor' } }],
  ['an unknown type', { ...FLOOR, type: 'date' }],
  ['a choice without options', { ...FLOOR, type: 'choice' }],
  ['a choice with one option', { ...FLOOR, type: 'choice', options: ['1'] }],
  ['an option twice', { ...FLOOR, type: 'choices', options: ['1', '1'] }],
  ['an option that is no text', { ...FLOOR, type: 'choice', options: ['1', null] }],
  ['"required" in words', { ...FLOOR, required: 'yes' }],
  ['vouchers, whose request has no notes', { ...FLOOR, for: 'vouchers' }],
  ['a condition on a later question', { ...FLOOR, showIf: { question: 'room' } }],
  [
    'a condition on an answer that is no option',
    { ...FLOOR, showIf: { question: 'pet', answer: 'cat' } },
  ],
  ['a condition that says nothing', { ...FLOOR, showIf: {} }],
  ['a party of none', { ...FLOOR, showIf: { minPeople: 0 } }],
  ['the id of an earlier one', { ...FLOOR, id: 'pet' }],
  ['nothing', null],
])('a question with %s is left out, the others stay', (_name, row) => {
  expect(read([PET, row, ROOM])).toEqual({ ids: ['pet', 'room'], leftOut: 1 });
});

test('more questions than the limit are left out', () => {
  const rows = Array.from({ length: QUESTIONS_MAX_COUNT + 2 }, (_, at) => ({
    id: `q${at}`,
    label: 'Question',
  }));
  const { ids, leftOut } = read(rows);
  expect([ids.length, leftOut]).toEqual([QUESTIONS_MAX_COUNT, 2]);
});

test.each(['[{"id": ', '{"id": "floor"}', 'pet; allergies', { id: 'pet' }])(
  '%j is refused',
  (input) => {
    expect(parseQuestions(input)).toEqual({ ok: false, takes: 'questions' });
  },
);

test('a preset by its id may be required, and asked for other things than usually', () => {
  expect(readOne({ id: 'allergies', required: true, for: 'orders' })).toEqual({
    id: 'allergies',
    type: 'text',
    label: null,
    options: [],
    required: true,
    showIf: null,
    for: ['orders'],
  });
});

test('labels and options may have a text for each language', () => {
  const options = [
    { pt: 'Sala', en: 'Inside' },
    { pt: 'Esplanada', en: 'Terrace' },
  ];
  const label = { 'pt-PT': 'Onde?', en: 'Where?' };
  expect(readOne({ ...ROOM, label, options })).toMatchObject({
    label: { pt_PT: 'Onde?', en_EN: 'Where?' },
    options: [
      { pt_PT: 'Sala', en_EN: 'Inside' },
      { pt_PT: 'Esplanada', en_EN: 'Terrace' },
    ],
  });
});

test('a condition may name an answer in any language, or the size of the party', () => {
  const where = { ...ROOM, options: [{ pt: 'Sala', en: 'Inside' }, 'Terrace'] };
  const rows = [where, { ...FLOOR, showIf: { question: 'room', answer: 'Inside', minPeople: 6 } }];
  expect(readQuestions(rows).questions[1]?.showIf).toEqual({
    question: 'room',
    answer: 'Sala',
    minPeople: 6,
  });
});

test('what was read can be read again', () => {
  const rows = ['pet', ROOM, { ...FLOOR, showIf: { question: 'room', answer: 'Inside' } }];
  const first = readQuestions(rows);
  expect(readQuestions(first.questions)).toEqual(first);
});
