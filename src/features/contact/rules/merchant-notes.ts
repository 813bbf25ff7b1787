import type { LanguageCode } from '../../../lib/config/language.ts';
import type { PresetName, Question } from '../../../lib/config/questions.ts';
import { answerTo, optionValue, textIn, type Answers } from '../../questions/rules/answers.ts';

type Word = PresetName | 'table' | 'yes' | 'no' | 'birthday' | 'anniversary' | 'business' | 'other';

/** Our own words in the merchant's language, whose catalog need not be loaded. */
const WORDS: Readonly<Record<LanguageCode, Readonly<Record<Word, string>>>> = {
  pt_PT: {
    table: 'Mesa',
    yes: 'Sim',
    no: 'Não',
    occasion: 'Ocasião',
    birthday: 'Aniversário',
    anniversary: 'Aniversário de casamento',
    business: 'Negócios',
    other: 'Outra',
    allergies: 'Alergias ou intolerâncias',
    'high-chair': 'Cadeira de bebé',
    pet: 'Animal de companhia',
  },
  es_ES: {
    table: 'Mesa',
    yes: 'Sí',
    no: 'No',
    occasion: 'Ocasión',
    birthday: 'Cumpleaños',
    anniversary: 'Aniversario de boda',
    business: 'Negocios',
    other: 'Otra',
    allergies: 'Alergias o intolerancias',
    'high-chair': 'Trona',
    pet: 'Mascota',
  },
  en_EN: {
    table: 'Table',
    yes: 'Yes',
    no: 'No',
    occasion: 'Occasion',
    birthday: 'Birthday',
    anniversary: 'Wedding anniversary',
    business: 'Business',
    other: 'Other',
    allergies: 'Allergies or intolerances',
    'high-chair': 'High chair',
    pet: 'Pet',
  },
  fr_FR: {
    table: 'Table',
    yes: 'Oui',
    no: 'Non',
    occasion: 'Occasion',
    birthday: 'Anniversaire',
    anniversary: 'Anniversaire de mariage',
    business: 'Affaires',
    other: 'Autre',
    allergies: 'Allergies ou intolérances',
    'high-chair': 'Chaise haute',
    pet: 'Animal de compagnie',
  },
  de_DE: {
    table: 'Tisch',
    yes: 'Ja',
    no: 'Nein',
    occasion: 'Anlass',
    birthday: 'Geburtstag',
    anniversary: 'Hochzeitstag',
    business: 'Geschäftlich',
    other: 'Anderer',
    allergies: 'Allergien oder Unverträglichkeiten',
    'high-chair': 'Hochstuhl',
    pet: 'Haustier',
  },
};

/** What is sent as notes, beside the customer's own text. */
export interface MerchantNotes {
  /** As typed. */
  notes: string;
  /** The table that the page names; null without one. */
  table: string | null;
  /** The questions that the customer sees, and their answers. */
  questions: readonly Question[];
  answers: Answers;
  /** The language of what is written for the merchant. */
  merchantLang: LanguageCode;
}

/** A question with its answer, `Haustier: Ja`; empty without an answer. */
function answerLine(question: Question, answers: Answers, language: LanguageCode): string {
  const { id, type, label, options } = question;
  const words: Readonly<Record<string, string>> = WORDS[language];
  const given = answerTo(answers, question);
  if (given.length === 0) return '';
  // A preset's words and "yes" or "no" are ours, the rest is the page's.
  const ofPage = options.map((option) => [optionValue(option), textIn(option, language)]);
  const texts = label === null || type === 'yes-no' ? words : Object.fromEntries(ofPage);
  const shown = given.map((value) => (type === 'text' ? value : texts[value]));
  return `${label === null ? words[id] : textIn(label, language)}: ${shown.join(', ')}`;
}

/**
 * The customer's notes, then a line each with the table and the answers to the page's questions, in the merchant's language.
 * Contract section 1 `table`, `questions`.
 */
export function merchantNotes(input: MerchantNotes): string {
  const { notes, table, questions, answers, merchantLang } = input;
  return [
    notes.trim(),
    table === null ? '' : `${WORDS[merchantLang].table}: ${table}`,
    ...questions.map((question) => answerLine(question, answers, merchantLang)),
  ]
    .filter(Boolean)
    .join('\n');
}
