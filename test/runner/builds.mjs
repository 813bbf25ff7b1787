/** One booking, one order and one payment; the module walks them in other files. */
const MAIN_FLOWS = 'test/flows/main-flows.browser.ts';

/** Everything, on the module. */
const ALL_FILES = ['test/**/*.browser.ts', `!${MAIN_FLOWS}`];

/**
 * Other bundles can break in loading and starting, not in a single rule: they walk the main flows once, and start as early and as
 * strict as pages let them.
 */
const LOADING_FILES = [
  MAIN_FLOWS,
  'test/element/csp.browser.ts',
  'test/element/before-load.browser.ts',
];

/** The built files under test: where each is served, and which test files run on it. */
export const BUILDS = [
  { name: 'module', path: '/merchant-checkout.js', files: ALL_FILES },
  { name: 'standalone', path: '/merchant-checkout.standalone.js', files: LOADING_FILES },
  { name: 'classic', path: '/merchant-checkout.classic.js', files: LOADING_FILES },
];
