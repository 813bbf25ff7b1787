import type { BookingFormField } from '../../rules/booking-form.ts';

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
