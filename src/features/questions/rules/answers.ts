import type { LanguageCode } from '../../../lib/config/language.ts';
import type { PageText, Question } from '../../../lib/config/questions.ts';

/** The answers by the id of the question: a text, or the values of the chosen options. Never stored: they may be health data. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** The value of an option, which is the same in every language: its text, or the first of its texts. */
export const optionValue = (option: PageText): string =>
  typeof option === 'string' ? option : (Object.values(option)[0] ?? '');

/** The values that an answer can have; null for any text. */
export function possibleAnswers({ type, options }: Pick<Question, 'type' | 'options'>) {
  if (type === 'text') return null;
  return type === 'yes-no' ? ['yes', 'no'] : options.map(optionValue);
}

/** What was answered to a question of some id, as it was typed or chosen. An id may be that of a property of every object. */
export const givenTo = (answers: Answers, id: string): readonly string[] =>
  Object.hasOwn(answers, id) ? (answers[id] ?? []) : [];

/** The answer to a question, on one line and without options that the page has withdrawn; empty without one. */
export function answerTo(answers: Answers, question: Question): readonly string[] {
  const possible = possibleAnswers(question);
  return givenTo(answers, question.id)
    .map((value) => (possible ? value : value.replaceAll(/\s+/g, ' ').trim()))
    .filter((value) => (possible ? possible.includes(value) : value !== ''));
}

/** A page's text in a language, else in Portuguese, English or the first one that there is. */
export function textIn(text: PageText, language: LanguageCode): string {
  if (typeof text === 'string') return text;
  return text[language] ?? text.pt_PT ?? text.en_EN ?? Object.values(text)[0] ?? '';
}
