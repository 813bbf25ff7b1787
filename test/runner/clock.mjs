/**
 * The clock of the tests. A run begins at one fixed moment, whatever the day; its clock then goes on as usual. `TEST_NOW` names
 * another moment: `TEST_NOW=2028-02-29T10:00:00Z npm test`.
 */
const DEFAULT_START = '2026-11-20T10:00:00Z';

function startOfRun() {
  const text = process.env['TEST_NOW'] ?? DEFAULT_START;
  const start = Date.parse(text);
  if (Number.isNaN(start))
    throw new Error(`TEST_NOW is a moment such as ${DEFAULT_START}, not "${text}".`);
  return start;
}

/** What has to be added to the machine's clock to get the tests' clock, in ms. */
export const CLOCK_OFFSET_MS = startOfRun() - Date.now();

/**
 * Replaces `Date` by one that follows the tests' clock, and puts `testClock` beside it, by which a test sets the time. Frames of the same
 * origin share the clock of the page around them. It is sent to pages as text, so it uses nothing outside of itself.
 */
export function installClock(offsetMs) {
  if (globalThis.testClock) return;
  const MachineDate = Date;
  const machineNow = MachineDate.now;
  const clockOfPage = () => {
    try {
      return globalThis.parent?.testClock;
    } catch {
      // A frame of another origin has a clock of its own.
      return undefined;
    }
  };
  let offset = offsetMs;
  let held = null;
  const clock = clockOfPage() ?? {
    now: () => held ?? machineNow() + offset,
    /** Sets the time (Unix ms); the clock goes on from there. */
    set: (moment) => {
      held = null;
      offset = moment - machineNow();
    },
    /** Sets the time (Unix ms) and stops the clock there. */
    hold: (moment) => {
      held = moment;
    },
    /** Puts back the time of the run. */
    reset: () => {
      held = null;
      offset = offsetMs;
    },
  };
  MachineDate.now = () => clock.now();
  globalThis.testClock = clock;
  globalThis.Date = new Proxy(MachineDate, {
    // A test's page may have added a word of the handler, such as `get`, to `Object.prototype`.
    __proto__: null,
    construct: (target, values, type) =>
      Reflect.construct(target, values.length === 0 ? [clock.now()] : values, type),
    apply: () => new MachineDate(clock.now()).toString(),
  });
}
