/** The clock of a test run. */
export interface TestClock {
  /** Unix time in ms. */
  now(): number;
  /** Sets the time (Unix ms); the clock goes on from there. */
  set(moment: number): void;
  /** Sets the time (Unix ms) and stops the clock there. */
  hold(moment: number): void;
  /** Puts back the time of the run. */
  reset(): void;
}

export const CLOCK_OFFSET_MS: number;

export function installClock(offsetMs: number): void;
