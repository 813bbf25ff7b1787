/**
 * The time of the page of a walk; no timer runs by the machine's clock. Those of a second or more wait until the walk passes the time
 * (`passTime`). Shorter ones run by themselves, by a time that frames count. Frames follow all tasks that are queued, as a browser's do.
 */
import { createLongTimers, LONG_TIMER_MS } from '../support/long-timers.ts';

/** Turns of the event loop in one frame: React renders, runs effects and renders again in a turn each. */
const TURNS_OF_A_FRAME = 8;

/** The time of one frame, in ms. */
const FRAME_MS = 16;

interface Timer {
  /** The time that frames count at which it runs, in ms. */
  due: number;
  run: () => void;
}

/** Replaces timers and frames of the page; gives how to pass time, in ms. */
export function installPageTime(page: Window & typeof globalThis): (ms: number) => Promise<void> {
  const afterTurns = (turns: number, run: () => void): void =>
    void setImmediate(() => (turns > 1 ? afterTurns(turns - 1, run) : run()));
  const clearMachineTimer = page.clearTimeout.bind(page);
  const long = createLongTimers();

  const short = new Map<unknown, Timer>();
  let framesPassed = 0;
  let isCounting = false;

  /** Runs a short timer in a task of its own, unless another one clears it before. */
  const runSoon = (id: unknown): void =>
    void setImmediate(() => {
      const timer = short.get(id);
      if (short.delete(id)) timer?.run();
    });

  /** Counts frames while short timers wait, and runs those that are due. */
  function countFrames(): void {
    if (isCounting || short.size === 0) return;
    isCounting = true;
    afterTurns(TURNS_OF_A_FRAME, () => {
      framesPassed += 1;
      isCounting = false;
      const due = [...short].filter(([, timer]) => timer.due <= framesPassed * FRAME_MS);
      for (const [id] of due.toSorted(([, one], [, other]) => one.due - other.due)) runSoon(id);
      countFrames();
    });
  }

  const setPageTimer = (run: TimerHandler, ms = 0, ...values: unknown[]): unknown => {
    if (typeof run !== 'function') throw new TypeError('A timer of a walk runs a function.');
    const id = Symbol('timer');
    const runTimer = () => void Reflect.apply(run, page, values);
    if (ms >= LONG_TIMER_MS) long.start(id, ms, runTimer);
    else short.set(id, { due: framesPassed * FRAME_MS + ms, run: runTimer });
    if (ms <= 0) runSoon(id);
    countFrames();
    return id;
  };
  const clearPageTimer = (id?: number): void => {
    if (!long.clear(id) && !short.delete(id)) clearMachineTimer(id);
  };

  const frames = new Map<number, FrameRequestCallback>();
  let lastFrame = 0;
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

  const nextFrame = () => new Promise<void>((resolve) => void requestFrame(() => resolve()));
  return (ms) => long.pass(ms, nextFrame);
}
