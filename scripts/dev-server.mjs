/**
 * `npm run dev`: the demo site, the sandbox, the element and the gallery of its controls, from their sources. A page
 * reloads when a source changes.
 *
 *   PORT=4174 npm run dev
 */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline';

import { getRequestListener } from '@hono/node-server';
import { transform } from 'lightningcss';
import { createServer } from 'vite';

import { moduleOf } from './rollup/css-text.mjs';

const root = resolve(import.meta.dirname, '..');
const DEFAULT_PORT = 4173;

/** The source of each built script, by file name. */
const SOURCES = {
  'merchant-checkout.js': '/src/index.ts',
  'merchant-checkout-sandbox.js': '/demo/sandbox/in-page.ts',
  'builder.js': '/demo/builder/builder.ts',
};

const GALLERY = '/test/gallery/gallery.html';

const page = (html) => new Response(html, { headers: { 'content-type': 'text/html' } });

/** Vite's id for the module of a style sheet. */
const SHEET_MODULE = '.text.js';

/** Serves a style sheet as the module of a build; Vite itself would add it to the page. */
const cssText = {
  name: 'css-text',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source.includes(`.css${SHEET_MODULE}`)) return resolve(root, `.${source}`);
    const [, path, query = ''] = /^(.*\.css)(\?inline)?$/.exec(source) ?? [];
    if (!path || !importer) return null;
    const found = await this.resolve(path, importer, { skipSelf: true });
    return found && found.id + SHEET_MODULE + query;
  },
  async load(id) {
    const [filename, query] = id.split(SHEET_MODULE);
    if (query === undefined) return null;
    const { code } = transform({ filename, code: await readFile(filename) });
    return moduleOf(filename + query, code.toString());
  },
  hotUpdate({ file }) {
    const sheets = ['', '?inline'].map((query) =>
      this.environment.moduleGraph.getModuleById(file + SHEET_MODULE + query),
    );
    const known = sheets.filter(Boolean);
    return known.length > 0 ? known : undefined;
  },
};

/** Labels each atom with the name of its constant, for messages and tools of jotai. */
const atomNames = {
  name: 'atom-names',
  transform(code, id) {
    if (!/\/src\/(?:context|features|flow|submission)\//.test(id)) return null;
    const names = [...code.matchAll(/^export const (\w+Atom|\w+Action)\b/gm)].map(
      ([, name]) => name,
    );
    const labels = names.map((name) => `Object.assign(${name}, { debugLabel: '${name}' });`);
    return { code: [code, ...labels].join('\n'), map: null };
  },
};

/** Compiles the catalogs again when a translation changes; the compiled files reload the page. */
function watchCatalogs() {
  const lingui = resolve(root, 'node_modules/.bin/lingui');
  const options = ['compile', '--typescript', '--watch', '--debounce', '50'];
  const compiler = spawn(lingui, options, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  // It prints every written file to stderr.
  createInterface(compiler.stderr).on('line', (line) => line.includes('⇒') || console.error(line));
  return compiler;
}

/**
 * Reloads the page when the demo site or the sandbox changes, because they run in the server and the page has none of
 * their modules.
 */
const demoReload = {
  name: 'demo-reload',
  hotUpdate({ file, server }) {
    if (this.environment.name !== 'ssr' || !file.startsWith(`${root}/demo/`)) return;
    server.environments.client.hot.send({ type: 'full-reload' });
  },
};

/** A script that imports its source and the client that reloads the page. */
const scriptFor = (source) =>
  new Response(`import '/@vite/client';\nexport * from '${source}';\n`, {
    headers: { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' },
  });

const sourceOf = (path) => SOURCES[basename(path)];

/** Whether a path belongs to the site: its index, the sandbox or a script. Vite serves the rest. */
const isOfSite = (path) => /^\/($|rest\/|__sandbox\/)/.test(path) || sourceOf(path);

/** The demo site and the sandbox on Vite's own server: before it for their paths, behind it for what it does not have. */
const demoSite = {
  name: 'demo-site',
  configureServer(vite) {
    let latest = {};
    /** One site, with one state of the sandbox, until its source changes. */
    const siteOf = (createSite) => {
      if (latest.createSite !== createSite) latest = { createSite, site: createSite(root) };
      return latest.site;
    };
    const answer = getRequestListener(
      async (request) => {
        const { pathname } = new URL(request.url);
        const source = sourceOf(pathname);
        if (source) return scriptFor(source);
        if (pathname === GALLERY)
          return page(
            await vite.transformIndexHtml(GALLERY, await readFile(root + GALLERY, 'utf8')),
          );
        const { createSite } = await vite.ssrLoadModule('/demo/server/create-site.ts');
        return siteOf(createSite)(request);
      },
      { overrideGlobalObjects: false },
    );
    vite.middlewares.use((incoming, outgoing, next) => {
      if (isOfSite(incoming.url.split('?')[0])) void answer(incoming, outgoing);
      else next();
    });
    return () => vite.middlewares.use((incoming, outgoing) => void answer(incoming, outgoing));
  },
};

/**
 * Serves the demo site, the sandbox and the gallery from their sources. Resolves with the address of the gallery and a
 * function that stops the server.
 */
export async function startDevServer(port) {
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    plugins: [cssText, atomNames, demoReload, demoSite],
    server: {
      port,
      strictPort: true,
      host: 'localhost',
      watch: { ignored: ['**/dist/**', '**/.build/**'] },
    },
    optimizeDeps: { entries: [...Object.values(SOURCES), GALLERY] },
  });
  await vite.listen();
  const compiler = watchCatalogs();
  return {
    galleryUrl: `http://localhost:${port}${GALLERY}`,
    close: async () => {
      compiler.kill();
      await vite.close();
    },
  };
}

if (process.argv[1] === import.meta.filename) {
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  const { galleryUrl } = await startDevServer(port);
  process.stdout.write(
    `Demo site and sandbox: http://localhost:${port}\nGallery of controls: ${galleryUrl}\n`,
  );
}
