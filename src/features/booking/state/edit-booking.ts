import { atom } from 'jotai/vanilla';

import type { BookState } from '../../offer/rules/offer-choice.ts';
import {
  countSlots,
  filterSlots,
  isSlotChosen,
  removeSlot,
  toggleSlot,
} from '../rules/slot-selection.ts';
import { clampPeople } from '../../offer/rules/bookable.ts';
import { SINGLE_SLOT } from '../../../lib/limits.ts';
import type { ReservationMode } from '../../../lib/config/checkout-config.ts';
import { slotDate, slotTime, type Slot } from '../../../lib/time/slots.ts';
import {
  bookingIssuesAtom,
  calendarAtom,
  selectedDayIsAvailableAtom,
  slotChoiceAtom,
  slotOffersAtom,
} from './booking-form-atoms.ts';
import { lockedBookingFieldsAtom } from './locked-fields.ts';
import { peopleLimitsAtom, slotsAtom } from '../../offer/state/offer-atoms.ts';
import { submitCountAtom } from '../../../flow/state/flow-atoms.ts';
import { bookingFormAtom, modeAtom } from '../../offer/state/choice-atoms.ts';
import { weekShownAtom } from './week-shown-atom.ts';
import { configAtom } from '../../../context/checkout-context.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';
import { CALENDAR_STEPS } from '../../../flow/flow-rows.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { showWeekAction } from './calendar-state.ts';

const change = (part: Partial<BookState>) => (book: BookState) => ({ ...book, ...part });

/** Switches between booking a date and buying a voucher; keeps the choices of both. */
export const chooseModeAction = atom(null, (_get, set, mode: ReservationMode) => {
  set(modeAtom, mode);
  set(submitCountAtom, 0);
});

/** Changes the number of people within the offer's limits. Removes chosen slots without room for them. */
export const setPeopleAction = atom(null, (get, set, to: (people: number) => number) => {
  if (get(lockedBookingFieldsAtom).has('people')) return;
  const numberOfPeople = clampPeople(
    to(get(bookingFormAtom).numberOfPeople),
    get(peopleLimitsAtom),
  );
  set(bookingFormAtom, change({ numberOfPeople }));
  const capacities = new Map(get(slotsAtom).map((slot) => [slot.startTime, slot.capacity]));
  const { dateTimes } = get(bookingFormAtom);
  // A time of a day that is not loaded stays; the press on the last step checks it.
  const kept = filterSlots(
    dateTimes,
    ({ startTime }) => (capacities.get(startTime) ?? numberOfPeople) >= numberOfPeople,
  );
  if (countSlots(kept) === countSlots(dateTimes)) return;
  set(bookingFormAtom, change({ dateTimes: kept }));
  set(stepNoticeAtom, { tone: 'info', message: { key: 'reservation.slotsTooSmall' } });
});

/** Continues if the form is complete; otherwise shows its errors. Selects the day of a single slot, if another is shown. */
export const submitBookingFormAction = atom(null, (get, set) => {
  const [chosen] = get(bookingFormAtom).dateTimes;
  if (chosen && get(slotChoiceAtom).limits.max === SINGLE_SLOT) {
    set(bookingFormAtom, change({ date: chosen.date }));
  }
  if (get(bookingIssuesAtom).length === 0) set(nextStepAction, ...CALENDAR_STEPS);
  else set(submitCountAtom, (count) => count + 1);
});

/** Selects a day and shows its week, or selects none; chosen times stay. Submits the form of a date-only offer. Spec section 4. */
export const selectDayAction = atom(null, (get, set, date: string | null) => {
  if (date !== get(bookingFormAtom).date && get(lockedBookingFieldsAtom).has('date')) return;
  set(bookingFormAtom, change({ date }));
  if (date !== null) void set(showWeekAction, date);
  set(slotOffersAtom, []);
  if (get(slotChoiceAtom).submitsOn === 'day' && get(selectedDayIsAvailableAtom))
    set(submitBookingFormAction);
});

/**
 * Toggles a slot, or returns false if the maximum leaves no room. Choosing one submits the form of a single-slot offer.
 * Spec section 4 "Slot selection".
 */
export const toggleSlotAction = atom(null, (get, set, slot: Slot): boolean => {
  const { timeZone } = get(configAtom);
  const { limits, submitsOn } = get(slotChoiceAtom);
  const date = slotDate(slot, timeZone);
  const picked = { ...slot, date, time: slotTime(slot, timeZone) };
  const locked = get(lockedBookingFieldsAtom);
  if (locked.has('time') || (locked.has('date') && date !== get(bookingFormAtom).date)) return true;
  const dateTimes = toggleSlot(get(bookingFormAtom).dateTimes, picked, limits);
  if (dateTimes === null) return false;
  set(stepNoticeAtom, null);
  set(bookingFormAtom, change({ dateTimes, date }));
  set(slotOffersAtom, []);
  if (submitsOn === 'slot' && isSlotChosen(dateTimes, picked)) set(submitBookingFormAction);
  return true;
});

/** Removes a chosen slot. */
export const removeSlotAction = atom(null, (get, set, slot: { date: string; time: string }) => {
  set(bookingFormAtom, change({ dateTimes: removeSlot(get(bookingFormAtom).dateTimes, slot) }));
  set(stepNoticeAtom, null);
});

/**
 * Shows the week of a date. If the offer has times, selects the first free day of that week, so that the times below
 * belong to the week shown.
 */
export const turnToWeekAction = atom(null, async (get, set, date: string) => {
  const select = () => {
    if (!get(slotChoiceAtom).selectsTime || get(lockedBookingFieldsAtom).has('date')) return;
    const { days: week } = get(calendarAtom);
    if (week.some((day) => day.date === get(bookingFormAtom).date)) return;
    set(selectDayAction, week.find((day) => day.reason === null)?.date ?? null);
  };
  const loaded = set(showWeekAction, date);
  select();
  await loaded;
  if (get(weekShownAtom) === date) select();
});
