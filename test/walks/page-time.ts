/**
 * The time of the page of a walk. Timers and time limits of a second or more do not run by the machine's clock: the walk passes the time (`passTime`).
 * Frames follow all tasks that are queued, as a browser's do.
 */

/** A timer that waits for time to pass: a poll, a countdown, an answer that is held back. `idle` does not wait for these. */
const LONG_TIMER_MS = 1_000;

/** Turns of the event loop in one frame: React renders, runs effects and renders again in a turn each. */
const TURNS_OF_A_FRAME = 8;

interface LongTimer {
  /** The time passed at which it runs, in ms. */
  due: number;
  run: () => void;
}

/** Replaces timers and frames of the page; gives how to pass time, in ms. */
export function installPageTime(page: Window & typeof globalThis): (ms: number) => Promise<void> {
  const setMachineTimer = page.setTimeout.bind(page);
  const clearMachineTimer = page.clearTimeout.bind(page);
  const long = new Map<unknown, LongTimer>();
  let passed = 0;

  const setPageTimer = (run: TimerHandler, ms = 0, ...values: unknown[]): unknown => {
    if (typeof run !== 'function' || ms < LONG_TIMER_MS) return setMachineTimer(run, ms, ...values);
    const id = Symbol('long timer');
    long.set(id, { due: passed + ms, run: () => Reflect.apply(run, page, values) });
    return id;
  };
  const clearPageTimer = (id?: number): void => {
    if (!long.delete(id)) clearMachineTimer(id);
  };

  const frames = new Map<number, FrameRequestCallback>();
  let lastFrame = 0;
  const afterTurns = (turns: number, run: () => void): void =>
    void setImmediate(() => (turns > 1 ? afterTurns(turns - 1, run) : run()));
  const requestFrame = (run: FrameRequestCallback): number => {
    const id = (lastFrame += 1);
    frames.set(id, run);
    afterTurns(TURNS_OF_A_FRAME, () => {
      if (frames.delete(id)) run(performance.now());
    });
    return id;
  };
  const cancelFrame = (id: number): void => void frames.delete(id);

  AbortSignal.timeout = (ms) => {
    const over = new AbortController();
    setPageTimer(() => over.abort(new DOMException('The time is over.', 'TimeoutError')), ms);
    return over.signal;
  };
  for (const place of new Set([page, globalThis])) {
    Object.assign(place, {
      setTimeout: setPageTimer,
      clearTimeout: clearPageTimer,
      requestAnimationFrame: requestFrame,
      cancelAnimationFrame: cancelFrame,
    });
  }

  /** Runs the long timers that are due by then, in their order. */
  return async function passTime(ms) {
    const end = passed + ms;
    for (;;) {
      const [next] = [...long].toSorted(([, one], [, other]) => one.due - other.due);
      if (!next || next[1].due > end) break;
      const [id, { due, run }] = next;
      passed = due;
      long.delete(id);
      run();
      await new Promise<void>((resolve) => void requestFrame(() => resolve()));
    }
    passed = end;
  };
}
