import { useAtomValue } from 'jotai';

import { attemptsAtom } from '../../../../flow/state/booking-state-atoms.ts';
import { useTranslate } from '../../../../screen-kit/messages.ts';
import type { BookingFormField } from '../../rules/booking-form.ts';
import { bookingIssuesAtom } from '../../state/booking-form-atoms.ts';

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

/** What is wrong beside each field, in the form's order; nothing before the customer has tried to go on. */
export function useBookingFaults(): Partial<Record<BookingFormField, string>> {
  const issues = useAtomValue(bookingIssuesAtom);
  const attempts = useAtomValue(attemptsAtom);
  const t = useTranslate();
  if (attempts === 0) return {};
  return Object.fromEntries(
    issues.map(({ field, message, values }) => [field, t(message, values)]),
  );
}
