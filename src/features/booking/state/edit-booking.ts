import { atom } from 'jotai/vanilla';

import type { BookState } from '../../../flow/rules/booking-state.ts';
import { selectsTime, submitsAtOnce } from '../rules/slots.ts';
import { removeSlot, toggleSlot, type PickedSlot } from '../rules/slot-selection.ts';
import { clampPeople } from '../../offer/rules/people.ts';
import { SINGLE_SLOT } from '../../../lib/limits.ts';
import type { ReservationMode } from '../../../lib/config/checkout-config.ts';
import { slotDate, slotTime, type Slot } from '../../../lib/time/slots.ts';
import {
  bookingIssuesAtom,
  calendarWeekAtom,
  selectedDayIsAvailableAtom,
  slotContextAtom,
  slotLimitsAtom,
} from './booking-form-atoms.ts';
import { bookingTypeAtom, peopleLimitsAtom } from '../../offer/state/offer-atoms.ts';
import {
  attemptsAtom,
  bookAtom,
  modeAtom,
  weekShownAtom,
} from '../../../flow/state/booking-state-atoms.ts';
import { configAtom } from '../../../context/config-atoms.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';
import { slotOffersAtom } from './availability-atoms.ts';
import { CALENDAR_STEPS } from '../../../flow/flow-kinds.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { showWeekAction } from './calendar.ts';

const change = (part: Partial<BookState>) => (book: BookState) => ({ ...book, ...part });

/** Switches between booking a date and buying a voucher; what was chosen in either stays. */
export const chooseModeAction = atom(null, (_get, set, mode: ReservationMode) => {
  set(modeAtom, mode);
  set(attemptsAtom, 0);
});

/** Sets the number of people, from what it is, kept within the offer's limits; chosen slots without room for them go. */
export const setPeopleAction = atom(null, (get, set, to: (people: number) => number) => {
  const numberOfPeople = clampPeople(to(get(bookAtom).numberOfPeople), get(peopleLimitsAtom));
  set(bookAtom, change({ numberOfPeople }));
  const capacities = new Map(
    get(slotContextAtom).slots.map((slot) => [slot.startTime, slot.capacity]),
  );
  const { dateTimes } = get(bookAtom);
  const kept = dateTimes
    .map((day) => ({
      ...day,
      times: day.times.filter((time) => (capacities.get(time.startTime) ?? 0) >= numberOfPeople),
    }))
    .filter((day) => day.times.length > 0);
  const lost =
    kept.flatMap((day) => day.times).length < dateTimes.flatMap((day) => day.times).length;
  if (!lost) return;
  set(bookAtom, change({ dateTimes: kept }));
  set(stepNoticeAtom, { tone: 'info', sentence: { key: 'reservation.slotsTooSmall' } });
});

/** Goes on when the form is complete; otherwise shows what is missing. */
export const submitBookingFormAction = atom(null, (get, set) => {
  if (get(bookingIssuesAtom).length === 0) set(nextStepAction, ...CALENDAR_STEPS);
  else set(attemptsAtom, (count) => count + 1);
});

/** Selects a day; with a date-only offer this submits the form. Spec section 4. */
export const selectDayAction = atom(null, (get, set, date: string) => {
  const { dateTimes } = get(bookAtom);
  const isSingle = get(slotLimitsAtom).max === SINGLE_SLOT;
  // With one slot alone, another day's choice would be booked unseen.
  const kept = isSingle ? dateTimes.filter((day) => day.date === date) : dateTimes;
  set(bookAtom, change({ date, dateTimes: kept }));
  set(slotOffersAtom, []);
  const isDateOnly = submitsAtOnce(get(bookingTypeAtom)) === 'day';
  if (isDateOnly && get(selectedDayIsAvailableAtom)) set(submitBookingFormAction);
});

function pick(slot: Slot, timeZone: string): PickedSlot {
  return {
    date: slotDate(slot, timeZone),
    time: slotTime(slot, timeZone),
    startTime: slot.startTime,
    durationSec: slot.durationSec,
  };
}

/** Toggles a slot; with a single-slot offer, choosing one submits the form. Spec section 4 "Slot selection". */
export const toggleSlotAction = atom(null, (get, set, slot: Slot) => {
  const picked = pick(slot, get(configAtom).timeZone);
  const { dateTimes, limitReached } = toggleSlot(
    get(bookAtom).dateTimes,
    picked,
    get(slotLimitsAtom),
  );
  set(
    stepNoticeAtom,
    limitReached
      ? { tone: 'warning', sentence: { key: 'reservation.dateTimesLimitReached' } }
      : null,
  );
  set(bookAtom, change({ dateTimes, date: picked.date }));
  set(slotOffersAtom, []);
  const isChosen = dateTimes.some((day) =>
    day.times.some((time) => time.startTime === slot.startTime),
  );
  if (isChosen && submitsAtOnce(get(bookingTypeAtom)) === 'slot') set(submitBookingFormAction);
});

/** Takes one of the slots offered in place of a lost one: its day, and its time where the offer picks one. */
export const chooseOfferedSlotAction = atom(null, (get, set, slot: Slot) => {
  const date = slotDate(slot, get(configAtom).timeZone);
  set(bookAtom, change({ date }));
  if (!get(calendarWeekAtom).some((day) => day.date === date)) set(weekShownAtom, date);
  if (selectsTime(get(bookingTypeAtom))) set(toggleSlotAction, slot);
  else set(selectDayAction, date);
});

/** Takes a chosen slot out again. */
export const removeSlotAction = atom(null, (get, set, slot: { date: string; time: string }) => {
  set(bookAtom, change({ dateTimes: removeSlot(get(bookAtom).dateTimes, slot) }));
  set(stepNoticeAtom, null);
});

/**
 * Shows the week of a free day and picks it; with a date-only offer it only shows it, because picking it would go
 * on by itself, which is left to the customer.
 */
export const goToDayAction = atom(null, async (get, set, date: string) => {
  await set(showWeekAction, date);
  if (submitsAtOnce(get(bookingTypeAtom)) !== 'day') set(selectDayAction, date);
});
