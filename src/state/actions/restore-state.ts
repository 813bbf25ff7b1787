import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { isFlowStack } from '../../flows/is-flow-stack.ts';
import { STATE_PERSISTENCE_TIMEOUT_MS } from '../../domain/limits.ts';
import { parseSavedState, type SavedState } from '../../domain/saved/saved-state.ts';
import type { Host } from '../../host/host.ts';
import { bookAtom, modeAtom, reservationTypeAtom } from '../booking-state-atoms.ts';
import { allowedModesAtom } from '../availability-atoms.ts';
import { slotsAtom } from '../campaign-atoms.ts';
import { nowAtom } from '../clock-atom.ts';
import { flowStackAtom } from '../flow-atoms.ts';
import { firstUnfinishedStep } from '../first-unfinished-step.ts';
import { jumpTo, topOf } from '../../flows/flow-stack.ts';
import { stepNoticeAtom } from '../problem-atoms.ts';
import { savedStateKeyAtom } from '../saved-state-atoms.ts';
import { servicesAtom } from '../services.ts';
import { submissionAtom } from '../submission-atom.ts';

/** The stored text, or null once the time limit is over: a start never waits longer for the past. */
function readWithinLimit(host: Host, key: string): Promise<string | null> {
  return new Promise((resolve) => {
    const cancel = host.after(STATE_PERSISTENCE_TIMEOUT_MS, () => resolve(null));
    const settle = (value: string | null) => {
      cancel();
      resolve(value);
    };
    Promise.resolve(host.storage.read(key)).then(settle, () => settle(null));
  });
}

/** Chosen times that the calendar does not hold any more are left out. */
function withoutLostSlots(get: Getter, saved: SavedState): SavedState['book'] {
  const known = new Set(get(slotsAtom).map((slot) => slot.startTime));
  const dateTimes = saved.book.dateTimes
    .map((day) => ({ ...day, times: day.times.filter((time) => known.has(time.startTime)) }))
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
 * Takes up a flow where the customer left it before a reload. State that is unreadable, too old, of another
 * version or of another flow is dropped in silence. Contract section 2.
 */
export const restoreStateAction = atom(null, async (get, set): Promise<void> => {
  const { host } = get(servicesAtom);
  const key = get(savedStateKeyAtom);
  const stored = await readWithinLimit(host, key);
  if (stored === null) return;
  const saved = parseSavedState(stored, get(nowAtom));
  if (!saved) {
    host.storage.remove(key);
    return;
  }
  const hasMoved = saved.stack.length > 1 || saved.book.dateTimes.length > 0;
  if (hasMoved || saved.pendingIntent !== null) apply(get, set, saved);
});
