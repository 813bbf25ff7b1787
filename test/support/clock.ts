import { createLongTimers, LONG_TIMER_MS } from './long-timers.ts';
import { afterEach, testClock } from './mocha.ts';
import { realTime } from './real-time.ts';

/** Sets the clock of the page's sandbox, without a moment to the time of the run. */
async function setSandboxClock(now?: number): Promise<void> {
  const response = await fetch('/__web-test-clock', {
    method: 'POST',
    body: JSON.stringify({ now }),
  });
  if (!response.ok) throw new Error(`The sandbox's clock: ${response.status}`);
}

/** The visitor's clock, and nobody else's, stands so many minutes from the right one, until the test ends. */
export function moveClock(minutes: number): void {
  testClock.reset();
  testClock.set(testClock.now() + minutes * 60_000);
}

/** Stops the visitor's clock so many ms ahead of the right one, until the test ends. */
export function holdClock(aheadMs: number): void {
  testClock.reset();
  testClock.hold(testClock.now() + aheadMs);
}

declare global {
  /** Runs the page's timers of a second or more. In Node it is there from the start. */
  var passPageTime: ((ms: number) => Promise<void>) | undefined;
}

/**
 * Holds the timers of a second or more of the page in Chromium back until a test passes the time; shorter ones, and those of frames and
 * other tabs, run by the machine's clock. Gives how to pass time, in ms.
 */
function holdLongTimers(page: Window & typeof globalThis): (ms: number) => Promise<void> {
  const long = createLongTimers();
  let lastId = 0;
  const setPageTimer = (run: TimerHandler, ms = 0, ...values: unknown[]): number => {
    if (ms < LONG_TIMER_MS || typeof run !== 'function')
      return realTime.setTimeout(run, ms, ...values);
    // Ids of the browser are positive.
    const id = (lastId -= 1);
    long.start(id, ms, () => void Reflect.apply(run, page, values));
    return id;
  };
  const clearPageTimer = (id?: number): void => {
    if (!long.clear(id)) realTime.clearTimeout(id);
  };
  Object.assign(page, { setTimeout: setPageTimer, clearTimeout: clearPageTimer });
  const nextFrame = () =>
    new Promise<void>((resolve) => void requestAnimationFrame(() => resolve()));
  return (ms) => long.pass(ms, nextFrame);
}

const passPageTime = (globalThis.passPageTime ??= holdLongTimers(window));

/** Lets so many ms pass on the page: countdowns, polls and, in Node, answers that are held back go on. */
export async function passTime(ms: number): Promise<void> {
  testClock.set(testClock.now() + ms);
  await passPageTime(ms);
}

let isSet = false;

/** Sets the clock of the page, its frames and its sandbox to a moment, `2027-03-28T00:30:00Z`, until the test ends. It goes on from there. */
export async function setClock(moment: string): Promise<void> {
  const now = Date.parse(moment);
  isSet = true;
  testClock.set(now);
  await setSandboxClock(now);
}

afterEach(async () => {
  if (!isSet) return;
  isSet = false;
  await setSandboxClock();
});
