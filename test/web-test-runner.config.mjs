/**
 * Browser tests: test/**\/*.browser.ts in a real Chromium, on the built files, against sandbox servers. Three pages run
 * at a time, each with a browser context and a sandbox of its own. `test/runner/builds.mjs` lists the builds.
 *
 *   npm run test:browser                                     all
 *   npm run test:browser -- --group module                   one build
 *   BROWSER_TESTS=test/element/csp.browser.ts npm run test:browser    one file (comma list, globs) on every build
 *   npm run test:repeat -- test/element/csp.browser.ts 10    one file ten times, on the module
 */
import { fileURLToPath } from 'node:url';

import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';

import { browserArguments, requireBrowser } from '../scripts/find-browser.mjs';
import { BUILDS } from './runner/builds.mjs';
import { cdpCommand } from './runner/cdp-command.mjs';
import { docsExamples } from './runner/docs-examples.mjs';
import { createIsolatedPage } from './runner/isolated-page.mjs';
import { pageSandboxes } from './runner/page-sandboxes.mjs';
import { pictureCommand } from './runner/picture-command.mjs';
import { slowestBrowserFiles } from './runner/slowest.mjs';
import { tabCommand } from './runner/tab-command.mjs';
import { FILE_HANGS_AFTER_MS, HANGS_AFTER_MS } from './runner/time-limits.mjs';
import { transcriptCommand } from './runner/transcript-command.mjs';
import { typescriptModules } from './runner/typescript-modules.mjs';
import { freePort } from './support/start-server.mjs';

const rootDir = fileURLToPath(new URL('..', import.meta.url));
const chosenFiles = process.env['BROWSER_TESTS']?.split(',');
/** Where pictures of the screens go; `npm run pictures` sets it. */
const pictures = process.env['PICTURES'];
const repeats = Number(process.env['BROWSER_REPEATS'] ?? 0);

/** The page of one test file; `checkoutModule` is the built file under test. */
const pageFor = (checkoutModule) => (testFramework) =>
  `<!doctype html>
<html lang="pt">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Test page</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <script>
      globalThis.checkoutModule = ${JSON.stringify(checkoutModule)};
      ${pictures ? 'globalThis.takesPictures = true;' : ''}
    </script>
    <script type="module" src="${testFramework}"></script>
  </body>
</html>`;

const groupOf = ({ path, files }, name) => ({
  name,
  files: chosenFiles ?? files,
  testRunnerHtml: pageFor(path),
});

/** One group per build, or the first build as many times as asked for. */
const groups =
  repeats > 0
    ? Array.from({ length: repeats }, (_, index) => groupOf(BUILDS[0], `run ${index + 1}`))
    : BUILDS.map((build) => groupOf(build, build.name));

const sandboxes = pageSandboxes();

export default {
  rootDir,
  // The default is the first free port from 8000 on: two runs that start together would both take it.
  port: await freePort(),
  groups,
  nodeResolve: true,
  // A page waits for frames more than half of its time: three keep two cores busy.
  concurrency: 3,
  concurrentBrowsers: 1,
  browserStartTimeout: HANGS_AFTER_MS,
  testsStartTimeout: HANGS_AFTER_MS,
  testsFinishTimeout: FILE_HANGS_AFTER_MS,
  testFramework: { config: { ui: 'bdd', timeout: HANGS_AFTER_MS } },
  middleware: [sandboxes.middleware, docsExamples(rootDir)],
  plugins: [
    sandboxes.plugin,
    typescriptModules(),
    cdpCommand(),
    tabCommand(),
    pictureCommand(pictures),
    transcriptCommand({
      folder: fileURLToPath(new URL('flows/transcripts', import.meta.url)),
      updates: process.env['UPDATE_TRANSCRIPTS'] === '1',
    }),
  ],
  reporters: [slowestBrowserFiles(rootDir), defaultReporter()],
  browsers: [
    chromeLauncher({
      launchOptions: {
        timeout: HANGS_AFTER_MS,
        protocolTimeout: HANGS_AFTER_MS,
        executablePath: requireBrowser(),
        args: [
          ...browserArguments(),
          // Lets a test ask an element for the name and role that assistive technology gets.
          '--enable-blink-features=ComputedAccessibilityInfo',
          // Lets a test call a page's tools as a browser's assistant does.
          '--enable-features=WebMCPTesting',
        ],
      },
      createPage: ({ browser }) => createIsolatedPage(browser, sandboxes),
    }),
  ],
};
