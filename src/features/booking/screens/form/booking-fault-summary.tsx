import { useAtomValue } from 'jotai';

import { bookingIssuesAtom, timetableAtom } from '../../state/booking-form-atoms.ts';
import { attemptsAtom } from '../../../../flow/state/booking-state-atoms.ts';
import { ErrorSummary } from '../../../../ui/field/error-summary.tsx';
import { useTranslate } from '../../../../screen-kit/messages.ts';
import { controlOf } from './booking-fields.tsx';

/** All errors of the form once it was submitted; takes the focus at each try. */
export default function BookingFaultSummary() {
  const issues = useAtomValue(bookingIssuesAtom);
  const attempts = useAtomValue(attemptsAtom);
  const hasTimetable = useAtomValue(timetableAtom).length > 0;
  const t = useTranslate();
  if (attempts === 0) return null;
  const errors = issues.map(({ field, message, values }) => ({
    fieldId: controlOf(field, hasTimetable),
    message: t(message, values),
  }));
  return <ErrorSummary title={t('forms.errorSummary')} errors={errors} focusKey={attempts} />;
}
