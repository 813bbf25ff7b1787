import type { Getter, Setter } from 'jotai/vanilla';

import type { ChosenTime } from '../domain/booking/booking-state.ts';
import { parseSavedState } from '../domain/saved/parse-saved-state.ts';
import type { SavedState } from '../domain/saved/saved-state.ts';
import { slotInstant } from '../domain/time/slot-clock.ts';
import { jumpTo, topOf } from '../flows/flow-stack.ts';
import { isFlowStack } from '../flows/is-flow-stack.ts';
import { allowedModesAtom } from './availability-atoms.ts';
import { bookAtom, modeAtom, reservationTypeAtom } from './booking-state-atoms.ts';
import { slotsAtom, slotsLoadedUntilAtom } from './campaign-atoms.ts';
import { nowAtom } from './clock-atom.ts';
import { firstUnfinishedStep } from './first-unfinished-step.ts';
import { flowStackAtom } from './flow-atoms.ts';
import { stepNoticeAtom } from './problem-atoms.ts';
import { choiceOf, submissionAtom } from './submission-atom.ts';

/** Chosen times that the calendar does not hold any more are left out; those beyond what has loaded are kept. */
function withoutLostSlots(get: Getter, saved: SavedState): SavedState['book'] {
  const known = new Set(get(slotsAtom).map((slot) => slot.startTime));
  const loadedUntil = get(slotsLoadedUntilAtom);
  const isKept = (time: ChosenTime) =>
    known.has(time.startTime) || slotInstant(time) >= loadedUntil;
  const dateTimes = saved.book.dateTimes
    .map((day) => ({ ...day, times: day.times.filter(isKept) }))
    .filter((day) => day.times.length > 0);
  return { ...saved.book, dateTimes };
}

function apply(get: Getter, set: Setter, saved: SavedState): void {
  if (!isFlowStack(saved.stack)) return;
  const started = topOf(get(flowStackAtom));
  if (saved.stack[0]?.flow !== started?.flow) return;
  if (get(allowedModesAtom).includes(saved.mode)) set(modeAtom, saved.mode);
  set(reservationTypeAtom, saved.reservationType);
  set(bookAtom, withoutLostSlots(get, saved));
  set(flowStackAtom, saved.stack);
  const unfinished = firstUnfinishedStep(get);
  if (unfinished) set(flowStackAtom, jumpTo(saved.stack, unfinished));
  if (saved.pendingIntent !== null) {
    set(submissionAtom, {
      status: 'unknown',
      intentKey: saved.pendingIntent,
      since: saved.savedAt,
      choice: choiceOf(saved.book),
    });
    set(stepNoticeAtom, { tone: 'warning', sentence: { key: 'errors.outcomeUnknown' } });
  } else {
    set(stepNoticeAtom, {
      tone: 'info',
      sentence: { key: 'savedState.restored' },
      offersRestart: true,
    });
  }
}

/**
 * Takes up a flow by the text that was stored of it. False when the text is unreadable, too old or of another
 * version; a state of another flow, or in which nothing was chosen yet, changes nothing. Contract section 2.
 */
export function takeUpState(get: Getter, set: Setter, stored: string): boolean {
  const saved = parseSavedState(stored, get(nowAtom));
  if (!saved) return false;
  const isAtStart = topOf(get(flowStackAtom))?.step === saved.stack.at(-1)?.step;
  const hasMoved = !isAtStart || choiceOf(saved.book) !== choiceOf(get(bookAtom));
  if (hasMoved || saved.pendingIntent !== null) apply(get, set, saved);
  return true;
}
