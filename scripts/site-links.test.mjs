import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { brokenLinks } from './site-links.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** A built site of these files, by path. */
function siteOf(files) {
  const folder = temporaryFolder('site');
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

test('a site whose links all lead somewhere has no broken ones', () => {
  const folder = siteOf({
    'index.html':
      '<a href="/guide#first">1</a> <a href="/pt/">2</a> <a href="https://example.com/x">3</a>',
    'guide.html': '<h2 id="first">First</h2> <a href="#first">1</a> <img src="/photo.webp">',
    'pt/index.html':
      '<a href="/guide#first">1</a> <a href="/" >2</a> <a href="mailto:a@example.com">3</a>',
    'photo.webp': '',
  });
  expect(brokenLinks(folder)).toEqual([]);
});

test('finds a missing page, heading and picture', () => {
  const folder = siteOf({
    'index.html': '<a href="/none">1</a> <a href="/guide#second">2</a> <img src="/none.webp">',
    'guide.html': '<h2 id="first">First</h2>',
  });
  expect(brokenLinks(folder)).toEqual([
    'index.html: /none: no such page or file',
    'index.html: /guide#second: no such heading',
    'index.html: /none.webp: no such page or file',
  ]);
});

test('knows the path at which the site is served', () => {
  const folder = siteOf({ 'index.html': '<a href="/docs/">1</a> <a href="/other">2</a>' });
  expect(brokenLinks(folder, '/docs/')).toEqual(['index.html: /other: outside of /docs/']);
});

test('the state of the playground in an address is no heading', () => {
  const folder = siteOf({
    'index.html': '<a href="/playground#html=%3Cb%3E">1</a>',
    'playground.html': '',
  });
  expect(brokenLinks(folder)).toEqual([]);
});
