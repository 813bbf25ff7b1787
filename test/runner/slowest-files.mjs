const SHOWN = 5;

/** The line above the list; `scripts/test.mjs` looks for it. */
const TITLE = 'Slowest files:';

function printSlowest(files) {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
  const lines = slowest.map(({ seconds, name }) => `  ${seconds.toFixed(1)} s  ${name}`);
  process.stdout.write(`\n${[TITLE, ...lines].join('\n')}\n`);
}

/** A reporter of the browser tests: prints the slowest files at the end, and in which run or build a file failed. */
export function slowestBrowserFiles(rootDir) {
  const started = new Map();
  const finished = [];
  let runStarted = Date.now();
  const onStatus = (session) => {
    if (session.status === 'INITIALIZING') started.set(session.id, Date.now());
    if (session.status !== 'FINISHED') return;
    // The first pages open before a reporter is called.
    const seconds = (Date.now() - (started.get(session.id) ?? runStarted)) / 1000;
    const name = `${session.testFile.slice(rootDir.length)} (${session.group.name})`;
    finished.push({ name, seconds, passed: session.passed });
  };
  return {
    start({ sessions, startTime }) {
      runStarted = startTime;
      sessions.on('session-status-updated', onStatus);
    },
    onTestRunFinished() {
      printSlowest(finished);
      for (const { name, passed } of finished) {
        if (!passed) process.stdout.write(`Failed: ${name}\n`);
      }
    },
  };
}

/** A reporter of the unit tests: prints the slowest files at the end. */
export function slowestUnitFiles() {
  return {
    onTestRunEnd(modules) {
      printSlowest(
        modules.map((module) => ({
          name: module.relativeModuleId,
          seconds: module.diagnostic().duration / 1000,
        })),
      );
    },
  };
}
