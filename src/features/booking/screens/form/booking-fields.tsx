import { useAtomValue, useSetAtom } from 'jotai';

import { attemptsAtom, bookAtom } from '../../../../flow/state/booking-state-atoms.ts';
import { useTranslate } from '../../../../screen-kit/messages.ts';
import type { BookingFormField } from '../../rules/booking-form.ts';
import { bookingIssuesAtom } from '../../state/booking-form-atoms.ts';
import type { PeopleLimits } from '../../../offer/rules/people.ts';
import type { Translate } from '../../../../platform/i18n/message-key.ts';
import { setPeopleAction } from '../../state/edit-booking.ts';
import { peopleLimitsAtom } from '../../../offer/state/offer-atoms.ts';
import { Stepper } from '../../../../ui/field/stepper.tsx';

const PEOPLE = 'mc-booking-people';
const DAY = 'mc-booking-day';
const TIME = 'mc-booking-time';

/** Ids of the controls that a fault of the booking form leads to; unique within one element's shadow root. */
export const FIELD_IDS = { people: PEOPLE, day: DAY, time: TIME } as const;

const CONTROLS: Record<BookingFormField, string> = {
  numberOfPeople: PEOPLE,
  transportInstant: PEOPLE,
  date: DAY,
  dateTimes: TIME,
};

/** The control that a fault leads to; while no timetable is shown, its faults lead to the days. */
export function controlOf(field: BookingFormField, hasTimetable: boolean): string {
  return field === 'dateTimes' && !hasTimetable ? DAY : CONTROLS[field];
}

/** The error of each field, in the form's order; empty before the first submit. */
export function useBookingFaults(): Partial<Record<BookingFormField, string>> {
  const issues = useAtomValue(bookingIssuesAtom);
  const attempts = useAtomValue(attemptsAtom);
  const t = useTranslate();
  if (attempts === 0) return {};
  return Object.fromEntries(
    issues.map(({ field, message, values }) => [field, t(message, values)]),
  );
}

function hintOf({ min, max }: PeopleLimits, t: Translate): string {
  return max === null
    ? t('reservation.peopleFrom', { min })
    : t('reservation.peopleRange', { min, max });
}

/** How many people come; only said, not asked, where the offer leaves no choice. Spec section 5 "Booking". */
export function PeopleField() {
  const limits = useAtomValue(peopleLimitsAtom);
  const { numberOfPeople } = useAtomValue(bookAtom);
  const setPeople = useSetAtom(setPeopleAction);
  const { numberOfPeople: error } = useBookingFaults();
  const t = useTranslate();
  if (limits.min === limits.max) {
    if (limits.min === 1) return null;
    return <p className="mc-hint">{t('reservation.peopleFixed', { count: limits.min })}</p>;
  }
  return (
    <div className="mc-stepper-beside">
      <Stepper
        id={FIELD_IDS.people}
        label={t('reservation.people')}
        hint={hintOf(limits, t)}
        error={error}
        value={numberOfPeople}
        min={limits.min}
        max={limits.max ?? Number.MAX_SAFE_INTEGER}
        onChange={setPeople}
        decreaseLabel={t('reservation.peopleLess')}
        increaseLabel={t('reservation.peopleMore')}
      />
    </div>
  );
}
