import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';

import { submitCountAtom } from '../../../flow/state/flow-atoms.ts';
import type { Question } from '../../../lib/config/questions.ts';
import { ANSWER_MAX_LENGTH } from '../../../lib/limits.ts';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { FieldError } from '../../../ui/field/field.tsx';
import { Stack } from '../../../ui/field/form.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import { givenTo } from '../rules/answers.ts';
import { answersAtom } from '../state/answers-atom.ts';
import {
  answerAction,
  missingAnswersAtom,
  questionControlId,
  shownQuestionsAtom,
} from '../state/questions-atoms.ts';
import { useQuestionTexts } from './question-texts.ts';

interface ChoicesProps {
  id: string;
  legend: string;
  optionalText: string | undefined;
  error: string | null;
  options: readonly { value: string; text: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Any of several options, a box each; `id` is the first one's. */
function Choices({ id, legend, optionalText, error, options, chosen, onChange }: ChoicesProps) {
  return (
    <fieldset
      className="mc-field"
      part="field"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="mc-label">
        {legend}
        {optionalText && <span className="mc-label__optional"> {optionalText}</span>}
      </legend>
      {options.map(({ value, text }, index) => (
        <Checkbox
          key={value}
          id={index === 0 ? id : undefined}
          label={text}
          checked={chosen.includes(value)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosen, value] : chosen.filter((each) => each !== value))
          }
        />
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

/** One question with its control; an error shows after a try to continue. */
function QuestionField({ question }: { question: Question }) {
  const { type, required } = question;
  const given = givenTo(useAtomValue(answersAtom), question.id);
  const isMissing = useAtomValue(missingAnswersAtom).includes(question);
  const submitCount = useAtomValue(submitCountAtom);
  const answer = useSetAtom(answerAction);
  const { labelOf, optionsOf } = useQuestionTexts();
  const t = useTranslate();
  const options = optionsOf(question);
  const message = type === 'text' ? 'forms.errors.required' : 'forms.errors.oneOf';
  const texts = {
    id: questionControlId(question.id),
    error: isMissing && submitCount > 0 ? t(message) : null,
    optionalText: required ? undefined : t('common.optional'),
  };
  if (type === 'choices') {
    return (
      <Choices
        {...texts}
        legend={labelOf(question)}
        options={options}
        chosen={given}
        onChange={(values) => answer(question.id, values)}
      />
    );
  }
  const field = {
    ...texts,
    label: labelOf(question),
    value: given[0] ?? '',
    onChange: (value: string) => answer(question.id, value === '' ? [] : [value]),
    required,
  };
  if (type === 'text') {
    return <TextField {...field} autoComplete="off" maxLength={ANSWER_MAX_LENGTH} />;
  }
  return <SelectField {...field} options={options} emptyText={t('questions.choose')} />;
}

/** The page's questions, in its order. */
export default function QuestionsPanel() {
  const questions = useAtomValue(shownQuestionsAtom);
  const { name } = useAtomValue(venueAtom);
  const t = useTranslate();
  const hint = useId();
  return (
    <div role="group" aria-label={t('questions.title', { shop: name })} aria-describedby={hint}>
      <Stack>
        {questions.map((question) => (
          <QuestionField key={question.id} question={question} />
        ))}
        <p className="mc-hint" id={hint}>
          {t('questions.hint', { shop: name })}
        </p>
      </Stack>
    </div>
  );
}
