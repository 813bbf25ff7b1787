import type { Host } from '../../platform/host/host.ts';

/** How long the warning shows before the checkout starts again. */
const WARNING_SECONDS = 15;

/** A result screen has nothing left to do: it starts again this long after the last touch, or after `idle-reset` if that is shorter. */
const RESULT_SECONDS = 30;

/** What counts as somebody being there, on the whole page. A pointer that only rests or moves does not: browsers make up such events. */
const ACTIVITY_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'input'];

/** What the watch asks about the checkout, and what it does to it. */
export interface IdleCheckout {
  /** Seconds without activity until it starts again. */
  seconds: number;
  /** Whether it may start again now: nothing is being sent, and no payment is open. */
  mayReset: () => boolean;
  /** Whether a result is shown for which nothing is to be paid any more. */
  hasResult: () => boolean;
  /** Whether somebody has used it since it last started afresh. */
  isUsed: () => boolean;
  /** Somebody has touched the page. */
  onTouch: () => void;
  /** Shows the seconds left until it starts again, or hides them with null. Returns false if nobody could see them. */
  warn: (secondsLeft: number | null) => boolean;
  reset: () => void;
}

/**
 * Starts the checkout again when nobody has touched the page for a while, with a warning that counts down. Returns the actions of the
 * watch: `stay` ends the warning, `stop` ends the watch.
 */
export function watchIdle(page: EventTarget, host: Pick<Host, 'after'>, checkout: IdleCheckout) {
  const { seconds, mayReset, hasResult, isUsed, onTouch, warn, reset } = checkout;
  let cancel = () => {};
  let isWarning = false;

  const again = (afterSeconds: number, run: () => void) => {
    cancel();
    cancel = host.after(afterSeconds * 1000, run);
  };

  const hide = () => {
    isWarning = false;
    warn(null);
  };

  function wait(): void {
    const limit = hasResult() ? Math.min(seconds, RESULT_SECONDS) : seconds;
    again(limit - WARNING_SECONDS, () => {
      if (!isUsed() && !hasResult()) return wait();
      if (mayReset()) countDown(WARNING_SECONDS);
      else wait();
    });
  }

  function countDown(left: number): void {
    // A request or a payment may have begun by itself.
    if (!mayReset()) return stay();
    if (left <= 0) {
      hide();
      reset();
      return wait();
    }
    isWarning = warn(left);
    again(1, () => countDown(left - 1));
  }

  function stay(): void {
    hide();
    wait();
  }

  const onActivity = () => {
    onTouch();
    // The warning has a button; a touch beside it must not remove it under the finger.
    if (!isWarning) stay();
  };
  const listening = new AbortController();
  for (const type of ACTIVITY_EVENTS) {
    const options = { capture: true, passive: true, signal: listening.signal };
    page.addEventListener(type, onActivity, options);
  }
  wait();
  return {
    /** The customer is still there. */
    stay,
    /** The screen has changed: a result resets sooner. */
    restartTimer: () => {
      if (!isWarning) wait();
    },
    stop(): void {
      listening.abort();
      cancel();
      hide();
    },
  };
}
