/**
 * Browser tests: test/**\/*.browser.ts in a real Chromium, on the built files, against the sandbox server.
 * Every file runs twice: once on the module with its chunks, once on the standalone file.
 *
 *   npm run test:browser                                     all
 *   npm run test:browser -- --group module                   one build
 *   BROWSER_TESTS=test/element/x.browser.ts npm run test:browser      one file (comma list, globs)
 */
import { fileURLToPath } from 'node:url';

import { chromeLauncher } from '@web/test-runner-chrome';

import { browserArguments, requireBrowser } from '../scripts/find-browser.mjs';
import { cdpCommand } from './runner/cdp-command.mjs';
import { sandboxProxy } from './runner/sandbox-proxy.mjs';
import { tabCommand } from './runner/tab-command.mjs';
import { typescriptModules } from './runner/typescript-modules.mjs';

const BUILDS = {
  module: '/merchant-checkout.js',
  standalone: '/merchant-checkout.standalone.js',
};

const files = process.env['BROWSER_TESTS']?.split(',') ?? 'test/**/*.browser.ts';

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
    <script>globalThis.checkoutModule = ${JSON.stringify(checkoutModule)};</script>
    <script type="module" src="${testFramework}"></script>
  </body>
</html>`;

const sandbox = sandboxProxy();

export default {
  rootDir: fileURLToPath(new URL('..', import.meta.url)),
  groups: Object.entries(BUILDS).map(([name, path]) => ({
    name,
    files,
    testRunnerHtml: pageFor(path),
  })),
  nodeResolve: true,
  // One sandbox holds one state: pages take turns, and each test begins with a reset.
  concurrency: 1,
  concurrentBrowsers: 1,
  testsFinishTimeout: 180_000,
  testFramework: { config: { ui: 'bdd', timeout: 20_000 } },
  middleware: [sandbox.middleware],
  plugins: [sandbox.plugin, typescriptModules(), cdpCommand(), tabCommand()],
  browsers: [
    chromeLauncher({
      launchOptions: {
        executablePath: requireBrowser(),
        args: [
          ...browserArguments(),
          // Lets a test ask an element for the name and role that assistive technology gets.
          '--enable-blink-features=ComputedAccessibilityInfo',
        ],
      },
      createPage: async ({ context }) => {
        const page = await context.newPage();
        const session = await page.createCDPSession();
        await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
        return page;
      },
    }),
  ],
};
