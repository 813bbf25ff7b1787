import { type Atom, useAtomValue } from 'jotai';

import { submitCountAtom } from '../flow/state/flow-atoms.ts';
import type { FormIssue } from '../lib/form/form-issues.ts';
import type { MessageKey, MessageValues } from '../platform/i18n/message-key.ts';
import { ErrorSummary } from '../ui/field/error-summary.tsx';
import { useTranslate } from './screen.tsx';

/** An issue of a form and its control. */
export interface FormError {
  /** Id of the control to focus. */
  fieldId: string;
  message: MessageKey;
  values?: MessageValues | undefined;
}

/** The issues of a form with the ids of their controls. */
export const errorsOf = <Field extends string>(
  issues: readonly FormIssue<Field>[],
  idOf: (field: Field) => string,
): readonly FormError[] =>
  issues.map(({ field, ...issue }) => ({ ...issue, fieldId: idOf(field) }));

interface FormErrorsProps {
  errors: readonly FormError[];
  /** How often the form was submitted; the count of the step by default. */
  submitCount?: Atom<number>;
}

/** All errors of a form, once the customer has tried to continue; each try moves the focus to them. */
export function FormErrors({ errors, submitCount: countAtom = submitCountAtom }: FormErrorsProps) {
  const submitCount = useAtomValue(countAtom);
  const t = useTranslate();
  if (submitCount === 0) return null;
  return (
    <ErrorSummary
      title={t('forms.errorSummary')}
      errors={errors.map((error) => ({ ...error, message: t(error.message, error.values) }))}
      focusKey={submitCount}
    />
  );
}
