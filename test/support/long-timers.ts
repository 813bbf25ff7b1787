/** A timer that waits for time to pass: a poll, a countdown, an answer that is held back. `idle` does not wait for these. */
export const LONG_TIMER_MS = 1_000;

interface Timer {
  /** The time passed at which it runs, in ms. */
  due: number;
  run: () => void;
}

/** Creates timers that run when a test passes the time, not by the machine's clock. */
export function createLongTimers() {
  const waiting = new Map<unknown, Timer>();
  let passed = 0;
  return {
    /** Starts a timer of `ms`. */
    start: (id: unknown, ms: number, run: () => void): void =>
      void waiting.set(id, { due: passed + ms, run }),
    /** Ends a timer; false if there is none. */
    clear: (id: unknown): boolean => waiting.delete(id),
    /** Runs the timers that are due within `ms`, in their order, and what follows from each by `settle`. */
    async pass(ms: number, settle: () => Promise<void>): Promise<void> {
      const end = passed + ms;
      for (;;) {
        const [next] = [...waiting].toSorted(([, one], [, other]) => one.due - other.due);
        if (!next || next[1].due > end) break;
        const [id, { due, run }] = next;
        passed = due;
        waiting.delete(id);
        run();
        await settle();
      }
      passed = end;
    },
  };
}
