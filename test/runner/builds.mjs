const ALL_FILES = 'test/**/*.browser.ts';

/**
 * Other bundles can break in loading and starting, not in a single rule: these files walk every flow once, and start as early and as
 * strict as pages let them.
 */
const MAIN_FLOWS = [
  'test/flows/every-flow.browser.ts',
  'test/element/csp.browser.ts',
  'test/element/before-load.browser.ts',
];

/** The built files under test: where each is served, and which test files run on it. */
export const BUILDS = [
  { name: 'module', path: '/merchant-checkout.js', files: ALL_FILES },
  { name: 'standalone', path: '/merchant-checkout.standalone.js', files: MAIN_FLOWS },
  { name: 'classic', path: '/merchant-checkout.classic.js', files: MAIN_FLOWS },
];
