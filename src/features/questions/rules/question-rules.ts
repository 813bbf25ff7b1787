import type { Question, QuestionPurpose } from '../../../lib/config/questions.ts';
import { answerTo, type Answers } from './answers.ts';

// What only pages with questions load is one module.
export { leftOutWarning, readQuestions } from './read-questions.ts';

/** The questions for a purchase, whatever their conditions; none where no answer can be sent (`null`). */
export const questionsFor = (questions: readonly Question[], purpose: QuestionPurpose | null) =>
  questions.filter((question) => purpose !== null && question.for.includes(purpose));

/**
 * The questions whose conditions hold, in the page's order. One that depends on a hidden question is hidden too. `people` is
 * the party of a booking, null for an order.
 */
export function shownQuestions(
  questions: readonly Question[],
  answers: Answers,
  people: number | null,
): readonly Question[] {
  const shown: Question[] = [];
  for (const question of questions) {
    const { question: id, answer, minPeople, maxPeople } = question.showIf ?? {};
    const earlier = shown.find((each) => each.id === id);
    const given = earlier ? answerTo(answers, earlier) : [];
    const isAnswered = answer === undefined ? given.length > 0 : given.includes(answer);
    const isParty =
      people !== null && people >= (minPeople ?? 1) && people <= (maxPeople ?? Infinity);
    const hasParty = minPeople !== undefined || maxPeople !== undefined;
    if ((id === undefined || isAnswered) && (!hasParty || isParty)) shown.push(question);
  }
  return shown;
}

/** The required questions without an answer. */
export const missingAnswers = (shown: readonly Question[], answers: Answers) =>
  shown.filter((question) => question.required && answerTo(answers, question).length === 0);
