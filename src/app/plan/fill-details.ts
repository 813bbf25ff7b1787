import type { Getter, Setter } from 'jotai/vanilla';

import { answerTo, possibleAnswers } from '../../features/questions/rules/answers.ts';
import {
  askedContactFieldsAtom,
  contactIssuesAtom,
  editContactAction,
  lockedContactFieldsAtom,
  normaliseContactAction,
} from '../../features/contact/state/contact-form.ts';
import { answersAtom } from '../../features/questions/state/answers-atom.ts';
import {
  answerAction,
  hasQuestionsAtom,
  loadQuestionsAction,
  shownQuestionsAtom,
} from '../../features/questions/state/questions-atoms.ts';
import type { PrepareBookingInput } from './plan-arguments.ts';
import { refusesChanges } from './refusals.ts';

type Details = Pick<PrepareBookingInput, 'name' | 'email' | 'phone' | 'notes' | 'answers'>;

/** Fills in the answers; an answer may show further questions, which are answered in the next round. */
function fillAnswers(
  get: Getter,
  set: Setter,
  given: NonNullable<Details['answers']>,
): readonly string[] {
  const left = new Map(Object.entries(given));
  const problems: string[] = [];
  for (let found = true; found;) {
    found = false;
    for (const question of get(shownQuestionsAtom)) {
      const answer = left.get(question.id);
      if (answer === undefined) continue;
      left.delete(question.id);
      found = true;
      set(answerAction, question.id, typeof answer === 'string' ? [answer] : answer);
      if (answerTo(get(answersAtom), question).length > 0) continue;
      const possible = possibleAnswers(question)?.join(', ') ?? 'a text';
      problems.push(`answers.${question.id}: Not accepted. Possible: ${possible}.`);
    }
  }
  return [
    ...problems,
    ...[...left.keys()].map((id) => `answers.${id}: No such question is asked.`),
  ];
}

/**
 * Fills in the customer's details and answers, as typing does. Returns what was not accepted, a line each, without the values;
 * a field that the page locks keeps its value.
 */
export async function fillDetails(
  get: Getter,
  set: Setter,
  { answers, ...details }: Details,
): Promise<readonly string[]> {
  const { name, email, phone, notes } = details;
  if (answers && get(hasQuestionsAtom)) await set(loadQuestionsAction);
  if (refusesChanges(get)) return ['The customer has pressed meanwhile: no detail was changed.'];
  const given = {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(notes !== undefined && { notes }),
  };
  set(editContactAction, given);
  set(normaliseContactAction);
  const locked = get(lockedContactFieldsAtom);
  const hasNotes = get(askedContactFieldsAtom).includes('notes');
  const refused = get(contactIssuesAtom).map(({ field }): string => field);
  const problems = Object.keys(given).flatMap((field) => {
    if (locked.has(field)) return [`${field}: The page has set it.`];
    if (field === 'notes' && !hasNotes) return ['notes: Not asked for here, so not sent.'];
    return refused.includes(field) ? [`${field}: Not valid.`] : [];
  });
  return answers ? [...problems, ...fillAnswers(get, set, answers)] : problems;
}
