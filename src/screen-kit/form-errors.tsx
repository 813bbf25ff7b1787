import { useAtomValue } from 'jotai';

import { attemptsAtom } from '../flow/state/booking-state-atoms.ts';
import type { MessageKey, MessageValues } from '../platform/i18n/message-key.ts';
import { ErrorSummary } from '../ui/field/error-summary.tsx';
import { useTranslate } from './messages.ts';

/** What is wrong with a form, and the control that it is about. */
export interface FormError {
  /** Id of the control to focus. */
  fieldId: string;
  message: MessageKey;
  values?: MessageValues | undefined;
}

/** All errors of a step's form, once the customer has tried to continue; each try moves the focus to them. */
export function FormErrors({ errors }: { errors: readonly FormError[] }) {
  const attempts = useAtomValue(attemptsAtom);
  const t = useTranslate();
  if (attempts === 0) return null;
  return (
    <ErrorSummary
      title={t('forms.errorSummary')}
      errors={errors.map(({ fieldId, message, values }) => ({
        fieldId,
        message: t(message, values),
      }))}
      focusKey={attempts}
    />
  );
}
