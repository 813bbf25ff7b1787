import { atom } from 'jotai/vanilla';

import { configAtom } from '../../../context/checkout-context.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import type { PrefillField } from '../../../lib/config/prefill.ts';
import { SINGLE_SLOT } from '../../../lib/limits.ts';
import {
  firstFreeDayAtom,
  selectedDayIsAvailableAtom,
  slotChoiceAtom,
  slotOffersAtom,
  timetableAtom,
} from './booking-form-atoms.ts';

/**
 * Which of people, day and time the page locks. An unavailable value is not locked: people for whom no day is
 * free, a day or time that is taken. Offers with several times lock none of both. Contract section 1 "prefill".
 */
export const lockedBookingFieldsAtom = atom((get): ReadonlySet<PrefillField> => {
  const { lock = [], people, date, time } = get(configAtom).prefill;
  const { numberOfPeople, date: day } = get(bookingFormAtom);
  const { limits, selectsTime, needsDate } = get(slotChoiceAtom);
  const isSingle = !selectsTime || limits.max === SINGLE_SLOT;
  const isChosen = get(timetableAtom).some(
    (slot) => slot.chosen && slot.time === time && !slot.disabled,
  );
  // A lost time is replaced by what is offered in its place.
  const keepsMoment = isSingle && get(slotOffersAtom).length === 0;
  const locked: Partial<Record<PrefillField, boolean>> = {
    people: numberOfPeople === people && (!needsDate || get(firstFreeDayAtom) !== null),
    date: keepsMoment && day === date && get(selectedDayIsAvailableAtom),
    time: keepsMoment && lock.includes('date') && day === date && isChosen,
  };
  return new Set(lock.filter((field) => locked[field]));
});
