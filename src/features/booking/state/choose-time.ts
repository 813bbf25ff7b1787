import { atom } from 'jotai/vanilla';

import { runSignalAtom } from '../../../context/checkout-context.ts';
import { CALENDAR_STEPS, stepsOf } from '../../../flow/flow-rows.ts';
import {
  currentEntryAtom,
  flowStatusAtom,
  blocksLeavingAtom,
  isSendingAtom,
} from '../../../flow/state/flow-atoms.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { allowedModesAtom } from '../../offer/state/offer-atoms.ts';
import { addSlot } from '../rules/slot-selection.ts';
import { offeredSlots } from '../rules/offered-slots.ts';
import { slotContextAtom } from './booking-form-atoms.ts';
import { loadCalendarUntilAction } from './calendar-state.ts';
import {
  chooseModeAction,
  selectDayAction,
  setPeopleAction,
  toggleSlotAction,
} from './edit-booking.ts';
import { showGoneTimeAction } from './replace-unavailable-slots.ts';

/** A free time that was pressed outside of the checkout. */
export interface PressedTime {
  /** Venue date, `YYYY-MM-DD`. */
  date: string;
  /** Venue time, `HH:MM`. */
  time: string;
  people: number;
}

/** What was pressed outside of the checkout: a free time, or a party alone. */
export type Pressed = PressedTime | { date: null; people: number };

/** The press that counts: a later one replaces one whose calendar is still being read. */
const lastPressAtom = atom<Pressed | null>(null);

/**
 * Chooses day, time and people as a press in the calendar does, and continues from there. A step before the calendar, such
 * as the choice between normal and smart, comes first. If the time is gone, the calendar says so. A party alone leads to
 * the calendar. Changes nothing while something is sent, unknown or open, or shows a result, and nothing more once the
 * customer has gone on while the calendar was read. Contract section 1 "mode".
 */
export const chooseTimeAction = atom(null, async (get, set, pressed: Pressed) => {
  const entry = get(currentEntryAtom);
  if (!entry || get(flowStatusAtom).status !== 'ready') return;
  if (get(blocksLeavingAtom) || get(isSendingAtom) || get(submissionAtom).status !== 'idle') return;
  const steps = stepsOf(entry.flow);
  const calendar = steps.find((step) => CALENDAR_STEPS.includes(step));
  if (calendar === undefined) return;
  const isBefore = steps.indexOf(entry.step) < steps.indexOf(calendar);
  if (!isBefore) set(jumpToStepAction, calendar);
  if (get(allowedModesAtom).includes('book')) set(chooseModeAction, 'book');
  set(lastPressAtom, pressed);
  if (pressed.date === null) return set(setPeopleAction, () => pressed.people);
  const { date, time, people } = pressed;
  const run = get(runSignalAtom);
  await set(loadCalendarUntilAction, date);
  // Meanwhile, the customer may have pressed another time in the page, or gone on with one from the calendar.
  const hasGoneOn =
    steps.indexOf(get(currentEntryAtom)?.step ?? calendar) > steps.indexOf(calendar);
  if (run.aborted || hasGoneOn || get(lastPressAtom) !== pressed) return;
  set(bookingFormAtom, (book) => ({ ...book, dateTimes: [] }));
  set(setPeopleAction, () => people);
  const found = offeredSlots(get(slotContextAtom), date).find(
    (offered) => offered.time === time && !offered.disabled,
  );
  if (!found && isBefore) return;
  if (!found) {
    set(selectDayAction, date);
    return set(showGoneTimeAction, pressed);
  }
  if (!isBefore) return void set(toggleSlotAction, found.slot);
  const dateTimes = addSlot([], { ...found.slot, date, time });
  set(bookingFormAtom, (book) => ({ ...book, date, dateTimes }));
});
