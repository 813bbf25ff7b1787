import { afterEach, testClock } from './mocha.ts';

/** Sets the clock of the page's sandbox, without a moment to the time of the run. */
async function setSandboxClock(now?: number): Promise<void> {
  const response = await fetch('/__web-test-clock', {
    method: 'POST',
    body: JSON.stringify({ now }),
  });
  if (!response.ok) throw new Error(`The sandbox's clock: ${response.status}`);
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
