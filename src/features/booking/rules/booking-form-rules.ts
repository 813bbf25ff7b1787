import * as v from 'valibot';

import { formIssues, type FormIssue } from '../../../lib/form/form-issues.ts';
import { minutesToMs } from '../../../lib/time/instant.ts';
import { slotInstant } from '../../../lib/time/slots.ts';
import { DEFAULT_MIN_SLOTS, MULTIPLE_DATES_FAR_SLOT_HOURS } from '../../../lib/limits.ts';
import type { BookState, ChosenDay } from '../../offer/rules/offer-choice.ts';
import type { BookingType } from '../../offer/rules/booking-type.ts';
import type { PeopleLimits } from '../../offer/rules/bookable.ts';
import { SLOT_CHOICES } from './offered-slots.ts';
import { countSlots } from './slot-selection.ts';

export type BookingFormField = 'numberOfPeople' | 'date' | 'dateTimes';

export interface BookingFormContext {
  bookingType: BookingType;
  people: PeopleLimits;
  /** A menu order asks for its instant instead of people. */
  isMenuOrder: boolean;
  /** Whether `dayChecker` allows the selected date. */
  selectedDayIsAvailable: boolean;
  /** Unix time in ms. */
  now: number;
}

function peopleSchema({ min, max }: PeopleLimits) {
  return v.object({
    numberOfPeople: v.pipe(
      v.number(),
      v.safeInteger(),
      v.minValue(min),
      v.maxValue(max ?? Number.MAX_SAFE_INTEGER),
    ),
  });
}

/** Too few or too many slots, or none far enough ahead. Spec section 5 "Booking". */
function slotIssue(
  dateTimes: readonly ChosenDay[],
  { bookingType, now }: BookingFormContext,
): FormIssue<'dateTimes'> | null {
  const field = 'dateTimes';
  const { min, max } = SLOT_CHOICES[bookingType].limits;
  const count = countSlots(dateTimes);
  const hours = MULTIPLE_DATES_FAR_SLOT_HOURS;
  const far = now + minutesToMs(hours * 60);
  const hasFarSlot = dateTimes.some((day) => day.times.some((time) => slotInstant(time) > far));
  if (count === 0 && min === DEFAULT_MIN_SLOTS) {
    return { field, message: 'reservation.dateSelectionMissingDateTime' };
  }
  if (count === 0) {
    return { field, message: 'reservation.dateSelectionMissingDateTimes', values: { min } };
  }
  if (count < min) {
    return { field, message: 'reservation.dateSelectionNotEnoughDateTimes', values: { min } };
  }
  if (max !== null && count > max) {
    return { field, message: 'reservation.dateTimesLimitReached', values: { max } };
  }
  if (min > DEFAULT_MIN_SLOTS && !hasFarSlot) {
    return { field, message: 'reservation.dateSelectionMissingLaterDateTime', values: { hours } };
  }
  return null;
}

/** The issue of the chosen moment: first the date, then its times. */
function momentIssue(
  state: BookState,
  context: BookingFormContext,
): FormIssue<BookingFormField> | null {
  const { needsDate, selectsTime } = SLOT_CHOICES[context.bookingType];
  const asap = context.isMenuOrder && state.transportInstant === 'asap';
  if (asap || !needsDate) return null;
  if (state.date === null && state.dateTimes.length === 0) {
    return { field: 'date', message: 'reservation.dateSelectionMissingDate' };
  }
  if (state.date !== null && !context.selectedDayIsAvailable) {
    return { field: 'date', message: 'reservation.dateNotAvailable' };
  }
  return selectsTime ? slotIssue(state.dateTimes, context) : null;
}

/** The issues of the booking form, at most one per field, in the form's order. Spec section 5. */
export function bookingFormIssues(
  state: BookState,
  context: BookingFormContext,
): readonly FormIssue<BookingFormField>[] {
  const { numberOfPeople } = state;
  const schema = peopleSchema(context.people);
  const people = formIssues(schema, ['numberOfPeople'], { numberOfPeople });
  const moment = momentIssue(state, context);
  return [...(context.isMenuOrder ? [] : people), ...(moment ? [moment] : [])];
}
