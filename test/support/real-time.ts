/** The timers of the browser, for what tests wait for beside a checkout; `clock.ts` replaces those of the page. */
export const realTime = {
  setTimeout: window.setTimeout.bind(window),
  clearTimeout: window.clearTimeout.bind(window),
};
