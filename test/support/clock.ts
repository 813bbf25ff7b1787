import { afterEach, testClock } from './mocha.ts';

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
  /** In Node: runs the page's timers of a second or more. */
  var passPageTime: ((ms: number) => Promise<void>) | undefined;
}

/** Lets so many ms pass on the page of a walk in Node: countdowns, polls and answers that are held back go on. */
export async function passTime(ms: number): Promise<void> {
  if (!globalThis.passPageTime) throw new Error('In Chromium, time passes by itself.');
  testClock.set(testClock.now() + ms);
  await globalThis.passPageTime(ms);
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
