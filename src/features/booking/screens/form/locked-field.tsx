import { useAtomValue } from 'jotai';

import { bookingFormAtom } from '../../../offer/state/choice-atoms.ts';
import { formatVenueDate } from '../../../../platform/i18n/format-venue-date.ts';
import { useTranslate } from '../../../../screen-kit/screen.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { FIELD_IDS, useBookingFaults } from './booking-fields.tsx';

const noChange = () => {};

/** A read-only field for people, day or time that the page locks. Contract section 1 "prefill". */
export default function LockedField({ field }: { field: 'people' | 'date' | 'time' }) {
  const { numberOfPeople, date, dateTimes } = useAtomValue(bookingFormAtom);
  const faults = useBookingFaults();
  const t = useTranslate();
  const time = dateTimes.find((day) => day.date === date)?.times[0]?.time;
  const shown = {
    people: {
      id: FIELD_IDS.numberOfPeople,
      label: t('reservation.people'),
      error: faults.numberOfPeople,
      value: String(numberOfPeople),
    },
    date: {
      id: FIELD_IDS.date,
      label: t('lockedFields.date'),
      error: faults.date,
      value: date === null ? '' : formatVenueDate(date, t, 'full'),
    },
    time: {
      id: FIELD_IDS.dateTimes,
      label: t('lockedFields.time'),
      error: faults.dateTimes,
      value: time ?? '',
    },
  };
  return <TextField {...shown[field]} readOnly onChange={noChange} />;
}
