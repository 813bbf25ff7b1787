/// <reference types="node" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { ATTRIBUTE_KEYS, ATTRIBUTES, attributeName } from '../src/lib/config/attributes.ts';
import {
  additionsIn,
  examplesIn,
  fencesIn,
  onSandbox,
  pageOf,
  PAGES_WITH_ADDITIONS,
  PAGES_WITH_EXAMPLES,
  PAGES_WITH_SNIPPETS,
  runnable,
  snippetsIn,
} from './examples.mjs';
import { CONSUMERS } from './fences.mjs';
import { typeFaults } from '../test/support/type-faults.ts';

const PAGES = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.md') && !/node_modules|\.vitepress/.test(path))
  .sort();
const read = (path: string): string => readFileSync(`docs/${path}`, 'utf8');

/** Attributes that any element of a page may have. */
const GLOBAL = ['id', 'class', 'style', 'ref', 'key'];
const KEY_OF = new Map(ATTRIBUTE_KEYS.map((key) => [attributeName(key), key]));

/** The attributes of every element in a text, as a template of any framework writes them; null where it computes the value. */
function attributesIn(text: string): readonly (readonly [name: string, value: string | null])[] {
  const tags = [...text.matchAll(/<merchant-checkout\b((?:=>|[^>"']|"[^"]*"|'[^']*')*)>/g)];
  const shortcodes = [...text.matchAll(/\[merchant_checkout\b([^\]]*)\]/g)];
  return [...tags, ...shortcodes].flatMap(([, written = '']) =>
    [
      ...written.matchAll(
        /([:@([{]*)([a-zA-Z][\w:.-]*)[)\]}]*(?:=("[^"]*"|'[^']*'|\{(?:[^{}]|\{[^}]*\})*\}))?/g,
      ),
    ].flatMap(([, mark = '', name = '', value]) => {
      if (mark.startsWith('@') || mark.startsWith('(') || name.startsWith('bind:')) return [];
      const isPlain = mark === '' && !value?.startsWith('{');
      const bare = name.replace(/^attr\./, '');
      return [[bare, isPlain ? (value?.slice(1, -1) ?? '') : null] as const];
    }),
  );
}

/** Names in the headings of a page of the reference. */
const namesIn = (page: string, pattern: RegExp): ReadonlySet<string> =>
  new Set(
    [...read(page).matchAll(/^### `(.*?)`/gm)].flatMap(
      ([, heading = '']) => heading.match(pattern) ?? [],
    ),
  );

/** Events have a second name, with a hyphen. */
const EVENTS = new Set(
  [...namesIn('reference/events.md', /merchant-checkout:[a-z]+/g)].flatMap((name) => [
    name,
    name.replace(':', '-'),
  ]),
);
const PROPERTIES = namesIn('reference/styling.md', /--mc-[\w-]+/g);
const PARTS = namesIn('reference/styling.md', /::part\([\w-]+\)/g);
const CODES = namesIn('reference/errors.md', /^\w+$/g);

/** What reads like an event and is a cookie or a key of storage. */
const NO_EVENT = /^merchant-checkout(?:-probe|:account)$/;

describe.each(PAGES)('docs/%s', (path) => {
  const text = read(path);
  const fences = fencesIn(text);

  test('writes only attributes that the element has, with values that it takes', () => {
    for (const { language, code } of fences) {
      if (!['html', 'jsx', 'tsx', 'vue', 'svelte', 'ts', 'astro', 'wordpress'].includes(language))
        continue;
      for (const [name, value] of attributesIn(code)) {
        if (GLOBAL.includes(name) || name.startsWith('onmerchant-checkout-')) continue;
        const key = KEY_OF.get(name);
        if (!key) throw new Error(`The element has no attribute "${name}".`);
        if (value === null || /NONCE|…/.test(value)) continue;
        expect(ATTRIBUTES[key].parse(value), `${name}="${value}"`).toMatchObject({ ok: true });
      }
    }
  });

  test('names only events, custom properties and parts that exist', () => {
    if (
      [
        'changelog.md',
        'maintainers/changelog-details.md',
        'architecture.md',
        'maintainers/source-layout.md',
        'release.md',
        'package.md',
        'caching.md',
      ].includes(path)
    )
      return;
    const found = text.match(/(?<=['"`@(])merchant-checkout[:-][a-z]+(?=['"`)=])/g) ?? [];
    const events = found.filter((name) => !NO_EVENT.test(name));
    expect([...EVENTS]).toEqual(expect.arrayContaining(events));
    expect([...PROPERTIES]).toEqual(expect.arrayContaining(text.match(/--mc-[a-z-]+/g) ?? []));
    expect([...PARTS]).toEqual(expect.arrayContaining(text.match(/::part\([a-z]+\)/g) ?? []));
    const codes = [...text.matchAll(/(?:error` with code|with code) `(\w+)`/g)].map(
      ([, code]) => code,
    );
    expect([...CODES]).toEqual(expect.arrayContaining(codes));
  });

  test('links to pages that exist', () => {
    const folder = path.split('/').slice(0, -1).join('/');
    const links = [...text.matchAll(/\]\((\.{1,2}\/[^)#]*)/g)].map(([, link = '']) => link);
    for (const link of links) {
      const { pathname } = new URL(link, `file:///docs/${folder ? `${folder}/` : ''}`);
      const file = pathname.endsWith('/') ? `${pathname}index.md` : pathname;
      const exists = [file, `${file}.md`].some((each) => existsSync(each.slice(1)));
      expect(exists, link).toBe(true);
    }
  });
});

test('every page with an example is listed, and no other', () => {
  const withExamples = PAGES.filter((path) => examplesIn(path, read(path)).length > 0);
  expect([...PAGES_WITH_EXAMPLES]).toEqual(withExamples);
});

test('every page with a snippet is listed, and no other', () => {
  const withSnippets = ['../README.md', ...PAGES].filter(
    (path) => snippetsIn(path, read(path)).length > 0,
  );
  expect([...PAGES_WITH_SNIPPETS]).toEqual(withSnippets);
});

test('every page with an addition is listed, and no other', () => {
  const withAdditions = PAGES.filter((path) => additionsIn(path, read(path)).length > 0);
  expect([...PAGES_WITH_ADDITIONS]).toEqual(withAdditions);
});

test('a snippet is tried on the sandbox, with the script where it has none', () => {
  const markdown =
    '```html\n<merchant-checkout shop="12" campaign="345"></merchant-checkout>\n```\n';
  expect(snippetsIn('pt/platforms/webflow.md', markdown)).toEqual([
    {
      code: '<script type="module" src="https://HOST/merchant-checkout.js"></script>\n<merchant-checkout middleware="sandbox:" shop="1" campaign="101"></merchant-checkout>',
      language: 'pt',
    },
  ]);
});

test.each([
  ['html', '<merchant-checkout shop="12"></merchant-checkout>', 'shop="1"'],
  ['html', '<button type="button">Call</button>', '<button'],
  ['js', "document.title = 'x';", "<script>\ndocument.title = 'x';"],
  ['css', 'merchant-checkout { --mc-radius: 0; }', '<style>\nmerchant-checkout {'],
])(
  'the playground opens an example of %s with the element on the sandbox',
  (language, code, part) => {
    const page = runnable({ language, code });
    expect(page).toContain(
      '<script type="module" src="https://HOST/merchant-checkout.js"></script>',
    );
    expect(page).toMatch(/<merchant-checkout\s+[^>]*middleware="sandbox:"/);
    expect(page).toContain(part);
  },
);

test.each(CONSUMERS)(
  '$page: $language $at is the code that its consumer runs',
  ({ page, language, at, file }) => {
    const fences = fencesIn(read(page)).filter((fence) => fence.language === language);
    const lines = (text: string) => text.trim().split(/\s*\n\s*/);
    expect(lines(readFileSync(`test/consumers/${file}`, 'utf8'))).toEqual(
      lines(onSandbox(fences[at]?.code ?? '')),
    );
  },
);

test.each(['package.md', 'platforms/react.md'])(
  'the code for React on %s has the types of the component',
  (path) => {
    const [code = ''] = fencesIn(read(path))
      .filter(({ language }) => language === 'tsx')
      .map((fence) => fence.code);
    expect(code).toContain('MerchantCheckout');
    expect(typeFaults(code)).toEqual([]);
  },
);

test('the example for Playwright has the types of Playwright and of the helpers', () => {
  const example = fencesIn(read('package.md')).find(({ code }) =>
    code.includes('@playwright/test'),
  );
  expect(typeFaults(example?.code ?? 'none')).toEqual([]);
});

test('the types of React refuse a wrong attribute', () => {
  const code = `import { MerchantCheckout } from 'merchant-checkout/react';
export const Wrong = () => <MerchantCheckout reservationType="large" />;`;
  expect(typeFaults(code).join()).toContain('"large"');
});

test('an example is a page with the host in place of its placeholder', () => {
  const markdown =
    'Text.\n\n```html live height=720 log\n<script src="https://HOST/a.js"></script>\n```\n';
  const [example] = examplesIn('pt/recipes/modal.md', markdown);
  if (!example) throw new Error('There is no example.');
  expect(example).toMatchObject({
    file: 'pt-recipes-modal-1.html',
    language: 'pt',
    height: 720,
    isLogged: true,
  });
  expect(pageOf(example, '/docs')).toContain('<script src="/docs/a.js"></script>');
  expect(pageOf(example, '/docs')).toContain('<html lang="pt">');
});

test('a page in Portuguese has the examples of its page in English', () => {
  for (const path of PAGES.filter((each) => each.startsWith('pt/'))) {
    const original = path.slice('pt/'.length);
    expect(PAGES).toContain(original);
    expect(examplesIn(path, read(path)).length, path).toBe(
      examplesIn(original, read(original)).length,
    );
  }
});

test('the recipe for nginx changes nothing but the files of the checkout', () => {
  const [recipe] = fencesIn(read('caching.md')).filter(({ language }) => language === 'nginx');
  const topLevel = recipe?.code.match(/^\w+(?: \S+)*/gm);
  expect(topLevel).toHaveLength(2);
  for (const line of topLevel ?? []) expect(line).toMatch(/^location ~ \^\/merchant-checkout/);
});
