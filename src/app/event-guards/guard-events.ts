import { watchCancelled, type GuardedRoot } from './guarded-controls.ts';
import { guardKeys } from './guard-keys.ts';
import { guardPointers } from './guard-pointers.ts';
import { guardDialogs } from './guard-dialogs.ts';

/** The events with which something is done if the page has prevented them. */
const WATCHED = [
  'keydown',
  'keypress',
  'keyup',
  'beforeinput',
  'paste',
  'mousedown',
  'click',
  'touchstart',
  'touchend',
  'touchmove',
  'wheel',
];

/**
 * Lets pointer, key, wheel and focus events of our controls work whatever listeners the page has on `window`, `document` and
 * ancestors: an event that only concerns our control stays in the shadow root, after all listeners of ours; the effect of any other
 * that the page prevents is repaired, until `signal` aborts. A listener in the capture phase that stops an event cannot be helped. Contract section 1.
 */
export function guardOwnEvents(around: Pick<GuardedRoot, 'root' | 'signal' | 'afterEvent'>): void {
  const guarded = watchCancelled(around, WATCHED);
  guardKeys(guarded);
  guardPointers(guarded);
  guardDialogs(guarded);
}
