import type { Activity } from './activity.ts';

export type Timers = ReturnType<typeof createTimers>;

/** A timer of this length or longer waits for time to pass (a poll, a countdown): the element counts as idle meanwhile. */
const LONG_TIMER_MS = 1_000;

/**
 * Creates the timers of one element; `dispose` clears them, and no new one starts. A short timer is a part of the element's `activity`
 * until it has run.
 */
export function createTimers(activity?: Activity) {
  const running = new Set<() => void>();
  let disposed = false;

  /** Calls back after `ms`; the result cancels it. One that repeats by itself is `endless`, and no activity. */
  function after(ms: number, run: () => void, { endless = false } = {}): () => void {
    if (disposed) return () => {};
    const end = ms < LONG_TIMER_MS && !endless ? activity?.begin() : undefined;
    const timer = setTimeout(() => {
      cancel();
      run();
    }, ms);
    const cancel = () => {
      clearTimeout(timer);
      running.delete(cancel);
      end?.();
    };
    running.add(cancel);
    return cancel;
  }

  return {
    after,
    dispose(): void {
      disposed = true;
      for (const cancel of running) cancel();
    },
  };
}
