import { parseId } from '../../../lib/config/id.ts';
import { isRecord, ownField } from '../../../lib/config/json.ts';
import { parseLanguage, type LanguageCode } from '../../../lib/config/language.ts';
import type {
  PageText,
  PresetName,
  Question,
  QuestionCondition,
  QuestionPurpose,
  QuestionType,
} from '../../../lib/config/questions.ts';
import { oneOf, parseText, toText } from '../../../lib/config/text.ts';
import {
  QUESTION_LABEL_MAX_LENGTH,
  QUESTION_OPTIONS_MAX_COUNT,
  QUESTIONS_MAX_COUNT,
} from '../../../lib/limits.ts';
import { optionValue, possibleAnswers } from './answers.ts';

const PURPOSES = ['bookings', 'orders'] as const;
const TYPES = ['text', 'choice', 'choices', 'yes-no'] as const;

/** The questions that a page can ask by name. */
const PRESETS: Readonly<Record<PresetName, Pick<Question, 'type' | 'options' | 'for'>>> = {
  occasion: {
    type: 'choice',
    options: ['birthday', 'anniversary', 'business', 'other'],
    for: ['bookings'],
  },
  allergies: { type: 'text', options: [], for: PURPOSES },
  'high-chair': { type: 'yes-no', options: [], for: ['bookings'] },
  pet: { type: 'yes-no', options: [], for: ['bookings'] },
};

const isPresetName = (id: string): id is PresetName => Object.hasOwn(PRESETS, id);

/** A line of text; null if it is empty, too long or of several lines. */
function toLine(input: unknown): string | null {
  const line = parseText(input);
  return line.ok && line.value.length <= QUESTION_LABEL_MAX_LENGTH ? line.value : null;
}

function toPageText(input: unknown): PageText | null {
  if (!isRecord(input)) return toLine(input);
  const texts: Partial<Record<LanguageCode, string>> = {};
  for (const [name, given] of Object.entries(input)) {
    const language = parseLanguage(name);
    const text = toLine(given);
    if (!language.ok || text === null) return null;
    texts[language.value] = text;
  }
  return Object.keys(texts).length > 0 ? texts : null;
}

/** The options of a choice, two or more and each once; none for the other types; null if they are not usable. */
function toOptions(input: unknown, type: QuestionType): readonly PageText[] | null {
  if (type === 'text' || type === 'yes-no') return [];
  if (!Array.isArray(input) || input.length < 2 || input.length > QUESTION_OPTIONS_MAX_COUNT)
    return null;
  const options = input.map(toPageText).filter((option) => option !== null);
  const values = new Set(options.map(optionValue));
  return values.size === input.length ? options : null;
}

/** A number of people; undefined if there is none, null if it is not usable. */
function toPeople(input: unknown): number | null | undefined {
  if (input === undefined) return undefined;
  const people = Number(toText(input) || NaN);
  return Number.isInteger(people) && people > 0 ? people : null;
}

/** A condition, whose question must stand before; undefined if it is not usable. */
function toCondition(
  input: unknown,
  earlier: readonly Question[],
): QuestionCondition | null | undefined {
  if (input == null) return null;
  if (!isRecord(input)) return undefined;
  const id = ownField(input, 'question');
  const minPeople = toPeople(ownField(input, 'minPeople'));
  const maxPeople = toPeople(ownField(input, 'maxPeople'));
  const answer = ownField(input, 'answer');
  if (minPeople === null || maxPeople === null) return undefined;
  const people = { minPeople, maxPeople };
  if (id === undefined) {
    return answer === undefined && (minPeople ?? maxPeople) !== undefined ? people : undefined;
  }
  const asked = earlier.find((question) => question.id === toText(id));
  if (!asked) return undefined;
  if (answer === undefined) return { ...people, question: asked.id };
  const wanted = toText(answer);
  const given = possibleAnswers(asked)?.find((value) => value === wanted);
  const option = asked.options.find(
    (each) => isRecord(each) && Object.values(each).includes(wanted),
  );
  const value = given ?? (option === undefined ? undefined : optionValue(option));
  return value === undefined ? undefined : { ...people, question: asked.id, answer: value };
}

function toPurposes(
  input: unknown,
  usual: readonly QuestionPurpose[],
): readonly QuestionPurpose[] | null {
  if (input === undefined) return usual;
  const given = (Array.isArray(input) ? input : [input]).map(oneOf(...PURPOSES));
  const purposes = given.flatMap((each) => (each.ok ? [each.value] : []));
  return purposes.length === given.length && purposes.length > 0 ? purposes : null;
}

/** A row of the list; null if it is not usable. A row with the id of a preset and no label is that preset. */
function toQuestion(input: unknown, earlier: readonly Question[]): Question | null {
  const row = isRecord(input) ? input : { id: input };
  const id = parseId(ownField(row, 'id'));
  if (id === null || earlier.some((question) => question.id === id)) return null;
  const given = ownField(row, 'label') ?? null;
  const preset = given === null && isPresetName(id) ? PRESETS[id] : null;
  const type = oneOf(...TYPES)(ownField(row, 'type') ?? 'text');
  const label = toPageText(given);
  if (!preset && (!type.ok || label === null)) return null;
  const kind = preset?.type ?? (type.ok ? type.value : 'text');
  const options = preset?.options ?? toOptions(ownField(row, 'options'), kind);
  const showIf = toCondition(ownField(row, 'showIf'), earlier);
  const purposes = toPurposes(ownField(row, 'for'), preset?.for ?? PURPOSES);
  const required = ownField(row, 'required') ?? false;
  if (!options || showIf === undefined || !purposes || typeof required !== 'boolean') return null;
  return { id, type: kind, label, options, required, showIf, for: purposes };
}

/**
 * The questions in the page's rows. A row that is not usable, or is one too many, is left out; `leftOut` counts those.
 * Contract section 1 `questions`.
 */
export function readQuestions(rows: readonly unknown[]) {
  const questions: Question[] = [];
  for (const row of rows) {
    const question = toQuestion(row, questions);
    if (question && questions.length < QUESTIONS_MAX_COUNT) questions.push(question);
  }
  return { questions, leftOut: rows.length - questions.length };
}

/** A warning for the page's developer about rows that are left out. */
export const leftOutWarning = (count: number): string =>
  `"questions": ${count} of the rows cannot be used and ${count === 1 ? 'is' : 'are'} left out. A row is the name of a preset ` +
  `(${Object.keys(PRESETS).join(', ')}) or an object such as {"id": "floor", "label": "Which floor?", "type": "text"}; ` +
  `at most ${QUESTIONS_MAX_COUNT} rows, and "showIf" names an earlier question.`;
