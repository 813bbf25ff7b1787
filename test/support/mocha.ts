import type { TestClock } from '../runner/clock.mjs';

/** The `this` of a hook. */
interface HookContext {
  currentTest?: { fullTitle(): string; err?: { actual?: unknown; expected?: unknown } };
}

type Body = (this: HookContext) => void | Promise<void>;

interface Mocha {
  describe: (title: string, body: () => void) => void;
  it: (title: string, body: Body) => void;
  before: (body: Body) => void;
  after: (body: Body) => void;
  beforeEach: (body: Body) => void;
  afterEach: (body: Body) => void;
}

/** The clock of the page, which the runner has put there, on every frame and tab too. */
export const { testClock } = globalThis as unknown as { testClock: TestClock };

const mocha = globalThis as unknown as Mocha;

/** The test framework's functions, which the runner puts on the page. */
export const { describe, before, after, beforeEach, afterEach } = mocha;

/** A test. It ends at the time of the run, whatever time it has set: the framework measures by the same clock. */
export const it: Mocha['it'] = (title, body) =>
  mocha.it(title, async function () {
    try {
      await body.call(this);
    } finally {
      testClock.reset();
    }
  });
