import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { load, runSignalAtom } from '../../../context/checkout-context.ts';
import { CALENDAR_STEPS, stepsOf } from '../../../flow/flow-rows.ts';
import {
  currentEntryAtom,
  flowStatusAtom,
  blocksLeavingAtom,
  hasResultAtom,
  isSendingAtom,
} from '../../../flow/state/flow-atoms.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import { hasOtherOpenPayment } from '../../../submission/rules/purchase-state.ts';
import { purchaseAtom, submissionAtom } from '../../../submission/submission-atom.ts';
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

/** Whether nothing is open but the confirmation of what was booked or paid. */
const isFinished = (get: Getter) =>
  get(hasResultAtom) &&
  get(submissionAtom).status === 'done' &&
  !get(isSendingAtom) &&
  !hasOtherOpenPayment(get(purchaseAtom));

/** The running flow and its calendar; null without one. */
function shownCalendar(get: Getter) {
  const entry = get(currentEntryAtom);
  if (!entry || get(flowStatusAtom).status !== 'ready') return null;
  const steps = stepsOf(entry.flow);
  const calendar = steps.find((step) => CALENDAR_STEPS.includes(step));
  return calendar === undefined ? null : { entry, steps, calendar };
}

/** Restarts the flow for the next booking, unless the customer has done so while its code was loaded. */
async function restartFinished(get: Getter, set: Setter): Promise<void> {
  const { restartAction } = await load(get, () => import('../../../flow/state/restart.ts'));
  if (isFinished(get)) await set(restartAction);
}

/**
 * Chooses day, time and people as a press in the calendar does, and continues from there. A step before the calendar, such
 * as the choice between normal and smart, comes first. If the time is gone, the calendar says so. A party alone leads to
 * the calendar. A press after a confirmation begins the next booking. Changes nothing while something is sent, unknown or
 * still to be paid, and nothing more once the customer has gone on while the calendar was read. Contract section 1 "mode".
 */
export const chooseTimeAction = atom(null, async (get, set, latest: Pressed) => {
  set(lastPressAtom, latest);
  if (shownCalendar(get) && isFinished(get)) await restartFinished(get, set);
  const shown = shownCalendar(get);
  // A later press finds the flow that restarts for this one not ready.
  const pressed = get(lastPressAtom) ?? latest;
  if (!shown) return;
  if (get(blocksLeavingAtom) || get(isSendingAtom) || get(submissionAtom).status !== 'idle') return;
  const { entry, steps, calendar } = shown;
  const isBefore = steps.indexOf(entry.step) < steps.indexOf(calendar);
  if (!isBefore) set(jumpToStepAction, calendar);
  if (get(allowedModesAtom).includes('book')) set(chooseModeAction, 'book');
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
