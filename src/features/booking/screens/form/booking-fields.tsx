import { useAtomValue, useSetAtom } from 'jotai';

import { submitCountAtom } from '../../../../flow/state/flow-atoms.ts';
import { bookingFormAtom } from '../../../offer/state/choice-atoms.ts';
import { useTranslate } from '../../../../screen-kit/screen.tsx';
import type { BookingFormField } from '../../rules/booking-form-rules.ts';
import { bookingIssuesAtom } from '../../state/booking-form-atoms.ts';
import { setPeopleAction } from '../../state/edit-booking.ts';
import { peopleLimitsAtom } from '../../../offer/state/offer-atoms.ts';
import { Stepper } from '../../../../ui/field/stepper.tsx';

/** Ids of the form's controls, for links of the error summary; unique within the element's shadow root. */
export const FIELD_IDS: Record<BookingFormField, string> = {
  numberOfPeople: 'mc-booking-people',
  date: 'mc-booking-day',
  dateTimes: 'mc-booking-time',
};

/** The errors by field; empty before the first submit. */
export function useBookingFaults(): Partial<Record<BookingFormField, string>> {
  const issues = useAtomValue(bookingIssuesAtom);
  const submitCount = useAtomValue(submitCountAtom);
  const t = useTranslate();
  if (submitCount === 0) return {};
  return Object.fromEntries(
    issues.map(({ field, message, values }) => [field, t(message, values)]),
  );
}

/** The number of people; a text instead of a field if the offer leaves no choice. Spec section 5 "Booking". */
export function PeopleField() {
  const { min, max } = useAtomValue(peopleLimitsAtom);
  const { numberOfPeople } = useAtomValue(bookingFormAtom);
  const setPeople = useSetAtom(setPeopleAction);
  const { numberOfPeople: error } = useBookingFaults();
  const t = useTranslate();
  if (min === max) {
    if (min === 1) return null;
    return <p className="mc-hint">{t('reservation.peopleFixed', { count: min })}</p>;
  }
  const hint =
    max === null
      ? t('reservation.peopleFrom', { min })
      : t('reservation.peopleRange', { min, max });
  return (
    <div className="mc-stepper-beside">
      <Stepper
        id={FIELD_IDS.numberOfPeople}
        label={t('reservation.people')}
        hint={hint}
        error={error}
        value={numberOfPeople}
        min={min}
        max={max ?? Number.MAX_SAFE_INTEGER}
        onChange={setPeople}
        decreaseLabel={t('reservation.peopleLess')}
        increaseLabel={t('reservation.peopleMore')}
      />
    </div>
  );
}
