const SHOWN_FILES = 5;

/** How many of the slowest tests are listed; none without it. `npm test -- --slowest` sets it. */
const SHOWN_TESTS = Number(process.env['SLOWEST_TESTS'] ?? 0);

/** The lines above the lists; `scripts/test.mjs` looks for them. */
const FILES_TITLE = 'Slowest files:';
const TESTS_TITLE = 'Slowest tests:';

function printSlowest(title, entries, shown) {
  const slowest = entries.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown);
  const lines = slowest.map(({ seconds, name }) => `  ${seconds.toFixed(1)} s  ${name}`);
  if (lines.length > 0) process.stdout.write(`\n${[title, ...lines].join('\n')}\n`);
}

function print(files, tests) {
  printSlowest(FILES_TITLE, files, SHOWN_FILES);
  printSlowest(TESTS_TITLE, tests, SHOWN_TESTS);
}

/** All tests below a suite of a browser's file, with their path in front of their title. */
const testsBelow = ({ suites = [], tests = [] }, path) => [
  ...tests.map(({ name, duration = 0 }) => ({
    name: `${path} > ${name}`,
    seconds: duration / 1000,
  })),
  ...suites.flatMap((suite) => testsBelow(suite, `${path} > ${suite.name}`)),
];

/** A reporter of the browser tests: prints what is slowest at the end, and in which run or build a file failed. */
export function slowestBrowserFiles(rootDir) {
  const started = new Map();
  const finished = [];
  const tests = [];
  let runStarted = Date.now();
  const onStatus = (session) => {
    if (session.status === 'INITIALIZING') started.set(session.id, Date.now());
    if (session.status !== 'FINISHED') return;
    // The first pages open before a reporter is called.
    const seconds = (Date.now() - (started.get(session.id) ?? runStarted)) / 1000;
    const name = `${session.testFile.slice(rootDir.length)} (${session.group.name})`;
    finished.push({ name, seconds, passed: session.passed });
    tests.push(...testsBelow(session.testResults ?? {}, name));
  };
  return {
    start({ sessions, startTime }) {
      runStarted = startTime;
      sessions.on('session-status-updated', onStatus);
    },
    onTestRunFinished() {
      print(finished, tests);
      for (const { name, passed } of finished) {
        if (!passed) process.stdout.write(`Failed: ${name}\n`);
      }
    },
  };
}

/** A reporter of the unit tests: prints what is slowest at the end. */
export function slowestUnitFiles() {
  return {
    onTestRunEnd(modules) {
      const files = modules.map((module) => ({
        name: module.relativeModuleId,
        seconds: module.diagnostic().duration / 1000,
      }));
      const tests = modules.flatMap((module) =>
        [...module.children.allTests()].map((test) => ({
          name: `${module.relativeModuleId} > ${test.fullName}`,
          seconds: (test.diagnostic()?.duration ?? 0) / 1000,
        })),
      );
      print(files, tests);
    },
  };
}
