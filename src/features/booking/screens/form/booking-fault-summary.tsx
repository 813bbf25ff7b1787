import { useAtomValue } from 'jotai';

import { bookingIssuesAtom, timetableAtom } from '../../state/booking-form-atoms.ts';
import { errorsOf, FormErrors } from '../../../../screen-kit/form-errors.tsx';
import { FIELD_IDS } from './booking-fields.tsx';

/** All errors of the form after a submit. Takes the focus each time. Without a timetable, errors about times link to the days. */
export default function BookingFaultSummary() {
  const issues = useAtomValue(bookingIssuesAtom);
  const hasTimetable = useAtomValue(timetableAtom).length > 0;
  const dateTimes = hasTimetable ? FIELD_IDS.dateTimes : FIELD_IDS.date;
  const ids = { ...FIELD_IDS, dateTimes };
  return <FormErrors errors={errorsOf(issues, (field) => ids[field])} />;
}
