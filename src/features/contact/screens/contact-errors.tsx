import { useAtomValue } from 'jotai';

import { attemptsAtom } from '../../../flow/state/booking-state-atoms.ts';
import { contactIssuesAtom } from '../state/contact-form-atoms.ts';
import { ErrorSummary } from '../../../ui/field/error-summary.tsx';
import type { ErrorSummaryItem } from '../../../ui/field/error-summary.tsx';
import { CONTACT_FIELD_IDS } from './contact-field-ids.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

const NO_ERRORS: readonly ErrorSummaryItem[] = [];

/** All that keeps the form from going on, once the customer has tried to; others may join the contact's own. */
export function ContactErrors({ more = NO_ERRORS }: { more?: readonly ErrorSummaryItem[] }) {
  const issues = useAtomValue(contactIssuesAtom);
  const attempts = useAtomValue(attemptsAtom);
  const t = useTranslate();
  if (attempts === 0) return null;
  const own = issues.map((issue) => ({
    fieldId: CONTACT_FIELD_IDS[issue.field],
    message: t(issue.message, issue.values),
  }));
  return (
    <ErrorSummary title={t('forms.errorSummary')} errors={[...own, ...more]} focusKey={attempts} />
  );
}
