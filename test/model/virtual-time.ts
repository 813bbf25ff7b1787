import { onTestFinished, vi } from 'vitest';

import { drawsOf } from '../../demo/sandbox/hostile/draws.ts';
import type { Activity } from '../../src/platform/host/activity.ts';
import { createFakeClock } from '../support/state/fake-host.ts';

/** Friday, 20 November 2026, 10:00 in Lisbon. */
export const START = Date.parse('2026-11-20T10:00:00Z');

/** One clock for all tabs and the server, which only the schedule moves. */
export type VirtualClock = ReturnType<typeof createFakeClock>;

/** Waits for `ms` of the virtual clock; ends early when the signal aborts. */
export function sleepBy(clock: VirtualClock) {
  return (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const cancel = clock.after(ms, resolve);
      signal.addEventListener(
        'abort',
        () => {
          cancel();
          resolve();
        },
        { once: true },
      );
    });
}

/**
 * The clock of one schedule, from `start` (Unix ms) on; the platform's own time limit and chance follow it and its seed until the test
 * ends.
 */
export function startVirtualTime(seed: string, start: number = START): VirtualClock {
  const clock = createFakeClock(start);
  let drawn = 0;
  const random = vi
    .spyOn(Math, 'random')
    .mockImplementation(() => drawsOf(seed, 'random', (drawn += 1)).below('', 1_000) / 1_000);
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const stop = new AbortController();
    clock.after(ms, () => stop.abort(new DOMException('Time is over', 'TimeoutError')));
    return stop.signal;
  });
  onTestFinished(() => {
    random.mockRestore();
    timeout.mockRestore();
  });
  return clock;
}

const nextTask = () => new Promise((resolve) => setImmediate(resolve));

/** What takes no time of the virtual clock. */
interface OpenWork {
  isBusy: () => boolean;
  activity: Pick<Activity, 'isOpen'>;
}

/** Lets everything happen that needs no time of the virtual clock. An import takes the machine's, however busy it is. */
export async function settle({ isBusy, activity }: OpenWork): Promise<void> {
  let quiet = 0;
  for (let turn = 0; quiet < 4 && turn < 2_000; turn += activity.isOpen() ? 0 : 1) {
    await nextTask();
    quiet = isBusy() || activity.isOpen() ? 0 : quiet + 1;
  }
}
