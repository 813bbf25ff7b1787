import { useAtomValue } from 'jotai';

import { useTranslate } from '../../../screen-kit/screen.tsx';
import { SummaryListRow } from '../../../ui/display/card.tsx';
import { answerTo } from '../rules/answers.ts';
import { answersAtom } from '../state/answers-atom.ts';
import { shownQuestionsAtom } from '../state/questions-atoms.ts';
import { useQuestionTexts } from './question-texts.ts';

/** The answered questions: a row of a list each, or with `lineClass` a line each, for a row of the contact. */
export default function AnswersPanel({ lineClass }: { lineClass: string | undefined }) {
  const answers = useAtomValue(answersAtom);
  const { labelOf, optionsOf } = useQuestionTexts();
  const t = useTranslate();
  const rows = useAtomValue(shownQuestionsAtom).flatMap((question) => {
    const texts = new Map(optionsOf(question).map(({ value, text }) => [value, text]));
    const given = answerTo(answers, question).map((value) => texts.get(value) ?? value);
    const row = { id: question.id, label: labelOf(question), value: given.join(', ') };
    return given.length > 0 ? [row] : [];
  });
  if (lineClass === undefined) return rows.map((row) => <SummaryListRow key={row.id} row={row} />);
  return rows.map(({ id, label, value }) => (
    <span key={id} className={lineClass}>
      {t('questions.line', { question: label, answer: value })}
    </span>
  ));
}
