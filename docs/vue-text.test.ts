/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { vueTextIn } from './vue-text.mjs';

/** The pages of the site, and the notes of the repository that pages include. */
const PAGES = [
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .map((path) => `docs/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md') && !/node_modules|\.vitepress/.test(path)),
  'CHANGELOG.md',
  'CONTRIBUTING.md',
];

test.each(PAGES)('the site shows %s as it is written', (path) => {
  expect(vueTextIn(readFileSync(path, 'utf8'))).toEqual([]);
});

test.each([
  ['an expression in a sentence', 'A {{ name }} here.'],
  ['an expression in inline code', 'A `{count, other {{count} people}}` here.'],
  ['a placeholder in angle brackets', 'Write <shop> here.'],
  ['the element outside of code', '<merchant-checkout shop="1"></merchant-checkout>'],
  ['a tag over several lines', '<merchant-checkout\n  shop="1"\n></merchant-checkout>'],
  ['a fence that Vue compiles on request', '```html-vue\n{{ name }}\n```'],
])('finds %s', (_what, markdown) => {
  expect(vueTextIn(`Above.\n\n${markdown}\n`)).not.toEqual([]);
});

test.each([
  ['a fence', '```twig\n{{ checkout.script() }}\n<merchant-checkout>\n```'],
  ['a fence in a list', '1. Write\n\n   ```html\n   <main>{{ name }}</main>\n   ```'],
  ['inline code with a tag', 'Write `<merchant-checkout>` or ``<a `b`>``.'],
  ['a block that Vue leaves alone', '<div v-pre>\n\n`{{count}}`\n\n</div>'],
  ['a comment', '<!-- texts:start {{ -->'],
  ['an address', 'See <https://example.com/>.'],
  ['a line break in a table', '| a<br>b |'],
])('accepts %s', (_what, markdown) => {
  expect(vueTextIn(`Above.\n\n${markdown}\n`)).toEqual([]);
});

test('names the line', () => {
  expect(vueTextIn('```js\n{{\n```\n\nA {{ name }}.\n')).toEqual([
    { line: 5, text: 'A {{ name }}.' },
  ]);
});
