import { atom } from 'jotai/vanilla';

import { configAtom, load } from '../../../context/checkout-context.ts';
import { reportConfigProblem, toApiError, type ApiError } from '../../../context/problems.ts';
import { isMenuOrderAtom, isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';
import { loadTextsAction } from '../../../flow/state/load-texts.ts';
import type { Question, QuestionPurpose } from '../../../lib/config/questions.ts';
import { ANSWER_MAX_LENGTH } from '../../../lib/limits.ts';
import { wellFormed } from '../../../lib/config/text.ts';
import { bookingFormAtom, modeAtom } from '../../offer/state/choice-atoms.ts';
import type * as QuestionRules from '../rules/question-rules.ts';
import { answersAtom } from './answers-atom.ts';

/** The rules of questions, which only pages with questions load. */
const rulesAtom = atom<typeof QuestionRules | null>(null);

/** What the customer buys; null for vouchers, whose request has no notes. */
const purposeAtom = atom((get): QuestionPurpose | null => {
  if (get(isMenuOrderAtom) || get(isProductCheckoutAtom)) return 'orders';
  return get(modeAtom) === 'book' ? 'bookings' : null;
});

/** The page's questions for what is bought; empty before their rules have loaded. */
const questionsAtom = atom((get): readonly Question[] => {
  const rules = get(rulesAtom);
  if (!rules) return [];
  return rules.questionsFor(
    rules.readQuestions(get(configAtom).questions).questions,
    get(purposeAtom),
  );
});

/** Whether the page asks anything of a customer who buys this: the contact form then loads the questions. */
export const hasQuestionsAtom = atom((get) => {
  if (get(configAtom).questions.length === 0 || get(purposeAtom) === null) return false;
  return get(rulesAtom) === null || get(questionsAtom).length > 0;
});

/** The questions to ask now. */
export const shownQuestionsAtom = atom((get): readonly Question[] => {
  const people = get(purposeAtom) === 'bookings' ? get(bookingFormAtom).numberOfPeople : null;
  return get(rulesAtom)?.shownQuestions(get(questionsAtom), get(answersAtom), people) ?? [];
});

/** The required questions that are not answered yet. */
export const missingAnswersAtom = atom(
  (get): readonly Question[] =>
    get(rulesAtom)?.missingAnswers(get(shownQuestionsAtom), get(answersAtom)) ?? [],
);

/** Whether nothing is left to answer; false while the questions are loading. */
export const answersAreCompleteAtom = atom(
  (get) =>
    !get(hasQuestionsAtom) || (get(rulesAtom) !== null && get(missingAnswersAtom).length === 0),
);

/** Whether an answer may be required, also of a question that shows only after another answer. */
export const mayRequireAnswersAtom = atom((get) =>
  get(questionsAtom).some(({ required }) => required),
);

/** The page's rows whose faults its developer has been told. */
const reportedAtom = atom<readonly unknown[] | null>(null);

/** Loads the rules and the texts, and warns once of rows that are left out. Resolves with null or the error. */
export const loadQuestionsAction = atom(null, async (get, set): Promise<ApiError | null> => {
  const { questions: rows } = get(configAtom);
  try {
    // The texts first: the summary of errors names a question as soon as its rules are there.
    const [rules] = await Promise.all([
      load(get, () => import('../rules/question-rules.ts')),
      set(loadTextsAction, 'questions'),
    ]);
    const { leftOut } = rules.readQuestions(rows);
    if (leftOut > 0 && get(reportedAtom) !== rows) {
      set(reportedAtom, rows);
      reportConfigProblem(get, rules.leftOutWarning(leftOut));
    }
    set(rulesAtom, rules);
    return null;
  } catch (error) {
    return toApiError(error);
  }
});

/** The id of a question's control, the target of links in an error summary. */
export const questionControlId = (id: string): string => `mc-question-${id}`;

/** Sets an answer; one that is too long is cut, because a field that a script fills ignores its limit. */
export const answerAction = atom(null, (_get, set, id: string, values: readonly string[]) =>
  set(answersAtom, (answers) => ({
    ...answers,
    [id]: values.map((value) => wellFormed(value.slice(0, ANSWER_MAX_LENGTH))),
  })),
);
