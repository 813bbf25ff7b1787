/**
 * How long tests wait in real time, in ms. These limits only end what never ends: no test judges how fast something is,
 * and a slow or busy machine takes many times as long as an idle one.
 */

/** One wait of a test for a change of the page, or for its checkouts to be idle. */
export const WAITS_MS = 60_000;

/** One test or one walk with all its waits, or the start of a page. */
export const HANGS_AFTER_MS = 300_000;

/** One file of browser tests. */
export const FILE_HANGS_AFTER_MS = 1_800_000;
