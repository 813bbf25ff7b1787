import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { filesBelow } from './files-below.mjs';

/** The oldest browsers in which the scripts run, as docs/reference/browsers.md names them. */
const OLDEST = 'Chrome and Edge 120, Firefox 124 and Safari 17.4';

const SOURCES = await Promise.all(
  (await filesBelow('src'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path))
    .map(async (path) => ({ path, text: await readFile(`src/${path}`, 'utf8') })),
);

/**
 * Newer features, with the browsers that they need. A call with `?.(` has a fallback, and so has a file that asks first
 * whether there are popovers.
 */
const TOO_NEW = {
  'iterator helpers: Chrome 122, Firefox 131, Safari 18.4':
    /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|find|some|every|toArray|take|drop|reduce|flatMap)\(/,
  'sets as sets: Chrome 122, Firefox 127':
    /(?<!\bv)\.(?:union|intersection|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  'Array.fromAsync: Chrome 121': /\bArray\.fromAsync\(/,
  'URL.parse: Chrome 126, Firefox 126, Safari 18': /\bURL\.parse\(/,
  'Promise.try: Chrome 128, Firefox 134, Safari 18.2': /\bPromise\.try\(/,
  'RegExp.escape: Chrome 136, Firefox 134, Safari 18.2': /\bRegExp\.escape\(/,
  'Error.isError: Chrome 134': /\bError\.isError\(/,
  'Uint8Array in base64: Chrome 140, Firefox 133, Safari 18.2': /\.(?:from|to)(?:Base64|Hex)\(/,
  'Intl.DurationFormat: Chrome 129, Firefox 136': /\bIntl\.DurationFormat\(/,
  'popovers: Firefox 125': /^(?![\s\S]*'showPopover' in )[\s\S]*\.(?:show|hide|toggle)Popover\(/,
  'requestIdleCallback: no Safari': /(?<!\?\.)\brequestIdleCallback\(/,
};

test.each(Object.entries(TOO_NEW))('no shipped source needs %s', (_, pattern) => {
  expect(SOURCES.length).toBeGreaterThan(100);
  expect(SOURCES.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([]);
});

test('the documentation names the oldest browsers that this file checks', async () => {
  expect(await readFile('docs/reference/browsers.md', 'utf8')).toContain(OLDEST);
});
