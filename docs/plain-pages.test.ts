/// <reference types="node" />
import { readdirSync } from 'node:fs';

import { expect, test } from 'vitest';

import { en } from './.vitepress/navigation.mjs';
import { llmsText, plainPage } from './.vitepress/plain-pages.mjs';

const PAGES = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.md') && !/node_modules|\.vitepress/.test(path));

test.each(PAGES)(
  '%s as plain Markdown begins with its title and holds no mark of the generator',
  (path) => {
    const page = plainPage('docs', path);
    expect(page).toMatch(/^# \S/);
    const prose = page.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');
    expect(prose).not.toMatch(/^<!--|^---\n|^<[A-Z]| \{#[\w-]+\}$/m);
  },
);

test('llms.txt lists every page of the menu with a sentence', () => {
  const text = llmsText('docs', en.themeConfig.sidebar, '/docs/');
  const links = en.themeConfig.sidebar.flatMap(({ items }) => items);
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  expect(lines).toHaveLength(links.length);
  for (const line of lines) expect(line).toMatch(/^- \[.+\]\(\/docs\/[\w/-]+\.md\): .{10}/);
  expect(text).toMatch(/^# merchant-checkout\n\n> \S/);
});
