import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, posix, resolve } from 'node:path';

import { defineConfig } from 'vitepress';

import { examplesIn, pageOf, PAGES_WITH_EXAMPLES, runnable } from '../examples.mjs';
import { en, pt } from './navigation.mjs';
import { hashOf } from './playground.mjs';
import { llmsText, plainPage } from './plain-pages.mjs';

const docs = resolve(import.meta.dirname, '..');
const root = resolve(docs, '..');
const base = process.env.DOCS_BASE ?? '/';

/** What the examples load: the built element. */
const BUILT = join(root, 'dist');
const BUILT_PATH = /^\/(merchant-checkout[\w.-]*(?:\/[\w.-]+)*\.js)$/;

const TYPES = {
  '.js': 'text/javascript',
  '.html': 'text/html; charset=utf-8',
};

/** The examples of every page, as `[file, html]`; `host` is where the built element is served. */
function examplePages(host) {
  return PAGES_WITH_EXAMPLES.flatMap((path) =>
    examplesIn(path, readFileSync(join(docs, path), 'utf8')),
  ).map((example) => [example.file, pageOf(example, host)]);
}

const HOST_PATH = base.replace(/\/$/, '');

/** What the site adds to its pages at a path: an example, a file of the element; null for anything else. */
function addedContent(path) {
  if (path.startsWith('/examples/')) {
    return new Map(examplePages(HOST_PATH)).get(basename(path)) ?? null;
  }
  const [, built] = BUILT_PATH.exec(path) ?? [];
  const file = built && join(BUILT, built);
  return file && existsSync(file) ? readFileSync(file) : null;
}

/** Serves that content while the pages are written. */
const exampleServer = {
  name: 'examples',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const path = new URL(request.url, 'http://docs').pathname.replace(base, '/');
      const content = addedContent(path);
      if (content === null) return next();
      response.setHeader('content-type', TYPES[extname(path)]);
      return response.end(content);
    });
  },
};

/** The component that shows a `live` fence, by a word of the fence. */
const VIEWS = { controls: 'ThemeControls', brands: 'BrandedCheckout' };

/** Shows a `live` fence with its result, and a `try` fence with a link to the playground. */
function showExamples(markdown) {
  const fence = markdown.renderer.rules.fence;
  markdown.renderer.rules.fence = (tokens, index, options, env, self) => {
    const token = tokens[index];
    const code = fence(tokens, index, options, env, self);
    const [language, ...words] = token.info.split(/\s+/);
    const hash = () => hashOf(runnable({ language, code: token.content.trimEnd() }));
    if (words.includes('try')) return `${code}<TryLink hash="${hash()}" />`;
    if (!words.includes('live')) return code;
    const path = env.relativePath;
    env.examples = (env.examples ?? 0) + 1;
    const [example] = examplesIn(path, `\`\`\`${token.info}\n${token.content}\`\`\``);
    const file = example.file.replace(/-1\.html$/, `-${env.examples}.html`);
    const height = example.height === null ? '' : ` :height="${example.height}"`;
    const log = example.isLogged ? ' log' : '';
    const view = VIEWS[words.find((word) => word in VIEWS)] ?? 'LiveExample';
    return `${code}<${view} file="${file}"${height}${log} hash="${hash()}" />`;
  };
}

/** Documents at the root of the repository that are pages of the site. */
const ROOT_DOCUMENTS = new Map([
  ['CONTRIBUTING.md', '/contributing'],
  ['README.md', '/'],
  ['CHANGELOG.md', '/changelog'],
  ['SECURITY.md', '/security'],
]);

/** Pages that include a document of the root, whose links start there. */
const INCLUDING = new Set(['contributing.md', 'changelog.md', 'security.md']);

/** Replaces a link by its text: the file that it names is no page. */
function unlink(children, index) {
  const end = children.findIndex(({ type }, at) => at > index && type === 'link_close');
  for (const token of [children[index], children[end]]) {
    Object.assign(token, { type: 'html_inline', content: '', nesting: 0 });
  }
}

/**
 * The place on the site of a link to a file of the repository: the link itself if the generator finds the page, null for
 * a file that is no page.
 */
function placeOf(href, page) {
  if (/^(?:[a-z]+:|[#/])/.test(href)) return href;
  const [path, hash = ''] = href.split(/(?=#)/);
  const folder = INCLUDING.has(page) ? '' : posix.join('docs', posix.dirname(page));
  const target = posix.join(folder, path);
  if (ROOT_DOCUMENTS.has(target)) return ROOT_DOCUMENTS.get(target) + hash;
  if (!target.startsWith('docs/')) return null;
  return INCLUDING.has(page) ? target.slice('docs'.length).replace(/\.md$/, '') + hash : href;
}

/** Documents of the repository link to each other by path; on the site each has a place of its own. */
function linkDocuments(markdown) {
  markdown.core.ruler.push('documents', ({ tokens, env }) => {
    for (const { children } of tokens) {
      for (const [index, token] of (children ?? []).entries()) {
        const href = token.type === 'link_open' ? token.attrGet('href') : null;
        if (!href) continue;
        const place = placeOf(href, env.relativePath);
        if (place === null) unlink(children, index);
        else token.attrSet('href', place);
      }
    }
  });
}

export default defineConfig({
  base,
  title: 'merchant-checkout',
  description: 'Bookings, vouchers, orders and payments for local merchants, in any web page.',
  cleanUrls: true,
  lastUpdated: false,
  srcExclude: ['node_modules/**'],
  head: [['link', { rel: 'icon', href: `${base}favicon.svg` }]],
  locales: {
    root: { label: 'English', lang: 'en', ...en },
    pt: { label: 'Português', lang: 'pt-PT', link: '/pt/', ...pt },
  },
  themeConfig: {
    search: {
      provider: 'local',
      options: {
        locales: {
          pt: {
            translations: {
              button: { buttonText: 'Pesquisar', buttonAriaLabel: 'Pesquisar' },
              modal: {
                noResultsText: 'Sem resultados para',
                resetButtonTitle: 'Limpar',
                footer: { selectText: 'abrir', navigateText: 'escolher', closeText: 'fechar' },
              },
            },
          },
        },
      },
    },
  },
  markdown: {
    // A shortcode has no grammar of its own.
    languageAlias: { wordpress: 'html' },
    config(markdown) {
      showExamples(markdown);
      linkDocuments(markdown);
    },
  },
  vite: { plugins: [exampleServer] },
  transformHead: ({ page }) =>
    page === '404.md'
      ? []
      : [['link', { rel: 'alternate', type: 'text/markdown', href: `${base}${page}` }]],
  async buildEnd({ outDir, pages }) {
    for (const page of pages) {
      const path = join(outDir, page);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, plainPage(docs, page));
    }
    await writeFile(join(outDir, 'llms.txt'), llmsText(docs, en.themeConfig.sidebar, base));
    for (const [file, html] of examplePages(HOST_PATH)) {
      const path = join(outDir, 'examples', file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, html);
    }
    // The scripts and the folder of the files that they load later, without maps.
    const isNeeded = (path) =>
      path === BUILT || /[\\/]merchant-checkout[^\n]*(?<!\.map)$/.test(path.slice(BUILT.length));
    await cp(BUILT, outDir, { recursive: true, filter: isNeeded });
  },
});
