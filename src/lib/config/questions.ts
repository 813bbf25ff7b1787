import { toData } from './json.ts';
import type { LanguageCode } from './language.ts';
import { parsed, refused, type Parser } from './parser.ts';
import { toText } from './text.ts';

/** A text of the page: one for all languages, or one for each. */
export type PageText = string | Readonly<Partial<Record<LanguageCode, string>>>;

/** How a question is answered: by a text, one of its options, any of them, or yes or no. */
export type QuestionType = 'text' | 'choice' | 'choices' | 'yes-no';

/** What a question is asked for: bookings, or orders from a menu and of products. */
export type QuestionPurpose = 'bookings' | 'orders';

/** When a question is asked; all that is given must hold. */
export interface QuestionCondition {
  /** Id of an earlier question, which must be answered. */
  question?: string | undefined;
  /** The answer that it must have: an option, `yes` or `no`. */
  answer?: string | undefined;
  /** The smallest party of a booking. */
  minPeople?: number | undefined;
  /** The largest party of a booking. */
  maxPeople?: number | undefined;
}

/** A question of the page to the customer. Contract section 1 `questions`. */
export interface Question {
  id: string;
  type: QuestionType;
  /** Null for a preset, whose texts are ours. */
  label: PageText | null;
  /** Of `choice` and `choices`; of a preset, our words for them. */
  options: readonly PageText[];
  required: boolean;
  showIf: QuestionCondition | null;
  for: readonly QuestionPurpose[];
}

/** A question as a page writes it: the name of a preset, or an object. */
export type QuestionInput =
  | PresetName
  | {
      id: string;
      type?: QuestionType;
      label?: string | Readonly<Record<string, string>> | null;
      options?: readonly (string | Readonly<Record<string, string>>)[];
      required?: boolean;
      showIf?: QuestionCondition | null;
      for?: QuestionPurpose | readonly QuestionPurpose[];
    };

/** The questions that a page can ask by name. */
export type PresetName = 'occasion' | 'allergies' | 'high-chair' | 'pet';

/**
 * Parses `questions`: JSON, data, or names of presets between commas. Copies the rows as plain data, so that a later change of
 * the page's object changes nothing. Whether each has the shape of its type is checked where they are asked
 * (`features/contact/rules/read-questions.ts`). Contract section 1.
 */
export const parseQuestions: Parser<readonly QuestionInput[], string> = (input) => {
  const data = toData(input);
  if (Array.isArray(data)) return parsed(JSON.parse(JSON.stringify(data)));
  const names = toText(input);
  if (!/^[\w, -]+$/.test(names)) return refused('questions');
  return parsed(JSON.parse(JSON.stringify(names.split(',').map((name) => name.trim()))));
};
