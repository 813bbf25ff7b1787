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

/** The test framework's functions, which the runner puts on the page. */
export const { describe, it, before, after, beforeEach, afterEach } =
  globalThis as unknown as Mocha;
