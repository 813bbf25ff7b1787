import { vi } from 'vitest';

import { WAITS_MS } from '../../runner/time-limits.mjs';

const TRY_EVERY_MS = 2;
/** Runs of mutants give up sooner: there, what does not come is what they look for. */
const GIVE_UP_MS = Number(process.env['GIVE_UP_MS'] ?? WAITS_MS);

/** Waits until `check` no longer throws. Looks often: the store answers within a few milliseconds. */
export const waitFor = (check: () => unknown): Promise<unknown> =>
  vi.waitFor(check, { interval: TRY_EVERY_MS, timeout: GIVE_UP_MS });

/** Waits until all that has been answered by now has been taken over: for what must not come of it. */
export const allIsAnswered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
