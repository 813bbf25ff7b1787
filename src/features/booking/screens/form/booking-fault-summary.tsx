import { useAtomValue } from 'jotai';

import { bookingIssuesAtom, timetableAtom } from '../../state/booking-form-atoms.ts';
import { FormErrors } from '../../../../screen-kit/form-errors.tsx';
import { controlOf } from './booking-fields.tsx';

/** All errors of the form once it was submitted; takes the focus at each try. */
export default function BookingFaultSummary() {
  const issues = useAtomValue(bookingIssuesAtom);
  const hasTimetable = useAtomValue(timetableAtom).length > 0;
  const errors = issues.map(({ field, ...issue }) => ({
    ...issue,
    fieldId: controlOf(field, hasTimetable),
  }));
  return <FormErrors errors={errors} />;
}
