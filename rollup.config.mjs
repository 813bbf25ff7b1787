import { readFileSync } from 'node:fs';

import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';

import { classicScript } from './scripts/rollup/classic-script.mjs';
import {
  contentHash,
  HASH_PLACEHOLDER,
  RELEASE_IN_SOURCE,
  withoutHash,
} from './scripts/rollup/content-hash.mjs';
import { cssText } from './scripts/rollup/css-text.mjs';
import { filesOfPages } from './scripts/rollup/files-of-pages.mjs';
import { firstModuleExports } from './scripts/rollup/first-module-exports.mjs';
import { importBeside } from './scripts/rollup/import-beside.mjs';
import { minified } from './scripts/rollup/minified.mjs';
import { BANNER, NOTICES_FILE } from './scripts/rollup/notices.mjs';
import { ownEntries } from './scripts/rollup/own-entries.mjs';
import { reactModules } from './scripts/rollup/react-modules.mjs';
import { roomChunks } from './scripts/rollup/room-chunks.mjs';
import { thirdParty } from './scripts/rollup/third-party.mjs';
import { typescript } from './scripts/rollup/typescript.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The version with a hash of the build's content: the name of a build, and of the folder of its files. */
const release = `${version}-${HASH_PLACEHOLDER}`;

/** `npm start` builds for the demo alone (`--environment BUILD:demo`); whatever ships is built without this. */
const isForDemo = process.env.BUILD === 'demo';

/** One instance for all builds, so that none transforms again what another has. */
const withoutTypes = typescript({ sourceMaps: !isForDemo });

const plugins = [
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  commonjs(),
  replace({
    preventAssignment: true,
    delimiters: ['', ''],
    values: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      // jotai's development branches depend on the variable that Vite sets.
      [RELEASE_IN_SOURCE]: release,
      'import.meta.env': JSON.stringify({ MODE: 'production' }),
    },
  }),
  ownEntries(),
  cssText(),
  withoutTypes,
];

/** A warning about our own source is a fault: the build fails on it. */
const onwarn = (warning) => {
  const isForeign = (warning.ids ?? [warning.id ?? '']).every((id) => id.includes('node_modules'));
  if (!isForeign) throw new Error(`${warning.code}: ${warning.message}`);
};

/** A catalog's chunk is named after its language and area, every other after its module. */
function chunkName({ name, facadeModuleId }) {
  const language = /\/locales\/(\w+)\//.exec(facadeModuleId ?? '')?.[1];
  return language ? `${language}-${name}` : name;
}

const FIRST_MODULE = 'merchant-checkout.js';

/** The files that every page loads before its first screen. */
const FIRST_FILES = /\/(?:app|calls|react)\.js$|^merchant-checkout\.js$/;

/** The next free times, which a page shows without the first screen. */
const TIMES = /\/times\.js$/;

/** The licences of all that is bundled into dist. */
const notices = thirdParty('dist');

/**
 * What a merchant's page loads: the first module with its chunks, and the same in one file, as a module and as a classic
 * script. Their maps lie beside them; naming them in every file would cost a page 1 KB.
 */
const checkout = {
  input: 'src/index.ts',
  plugins: [reactModules(), ...plugins, notices],
  onwarn,
  output: [
    {
      dir: 'dist',
      format: 'es',
      generatedCode: { arrowFunctions: true },
      sourcemap: 'hidden',
      entryFileNames: FIRST_MODULE,
      chunkFileNames: (chunk) => `merchant-checkout-${release}/${chunkName(chunk)}.js`,
      manualChunks: roomChunks(),
      onlyExplicitManualChunks: true,
      // The first module asks for the app at once, whatever else it asks for.
      plugins: [
        importBeside(FIRST_FILES, TIMES),
        firstModuleExports(FIRST_MODULE, release),
        minified(BANNER, { compiledAtOnce: FIRST_FILES }),
        contentHash(),
      ],
    },
    {
      file: 'dist/merchant-checkout.standalone.js',
      format: 'es',
      sourcemap: 'hidden',
      inlineDynamicImports: true,
      // For pages and editors that strip `type="module"`: a classic script finds its own address by `document.currentScript`.
      plugins: [withoutHash(), minified(BANNER), classicScript('merchant-checkout.classic.js')],
    },
  ],
};

/** The sandbox inside the page, loaded only by `middleware="sandbox:"`. */
const pageSandbox = {
  input: 'demo/sandbox/in-page.ts',
  plugins: [...plugins, notices],
  onwarn,
  output: {
    file: 'dist/merchant-checkout-sandbox.js',
    format: 'es',
    sourcemap: 'hidden',
    plugins: [minified(BANNER)],
  },
};

/** The server of the demo site and the sandbox. */
const demoServer = {
  input: 'demo/server/serve.ts',
  external: [/^node:/],
  plugins: [nodeResolve({ exportConditions: ['node'], preferBuiltins: true }), ...plugins.slice(1)],
  onwarn,
  output: { file: 'demo/.build/serve.mjs', format: 'es', sourcemap: true },
};

/** The command of the package, `npx merchant-checkout`. */
const command = {
  input: 'demo/middleware/bin.ts',
  external: [/^node:/],
  plugins: [
    nodeResolve({ exportConditions: ['node'], preferBuiltins: true }),
    ...plugins.slice(1),
    notices,
  ],
  onwarn,
  output: {
    file: 'bin/merchant-checkout.js',
    format: 'es',
    inlineDynamicImports: true,
    plugins: [
      minified(`#!/usr/bin/env node\n${BANNER.replace(NOTICES_FILE, `../dist/${NOTICES_FILE}`)}`),
    ],
  },
};

/**
 * The element for React apps, without React: their bundler brings it, so it keeps imports as they are and names no release.
 * React's own packages stay outside, and so does what is the same in the build for pages: languages, the reader of QR codes.
 */
const sharedReact = {
  input: 'src/index.ts',
  external: [/^react(?:-dom)?(?:$|\/)/],
  plugins: [
    replace({
      preventAssignment: true,
      delimiters: ['', ''],
      values: { "'./merchant-checkout-sandbox.js'": "'../dist/merchant-checkout-sandbox.js'" },
    }),
    filesOfPages('dist', FIRST_MODULE),
    ...plugins,
    notices,
  ],
  onwarn,
  output: {
    dir: 'react-shared',
    format: 'es',
    entryFileNames: FIRST_MODULE,
    chunkFileNames: (chunk) => `files/${chunkName(chunk)}.js`,
    manualChunks: roomChunks(),
    onlyExplicitManualChunks: true,
    plugins: [withoutHash(), minified(BANNER)],
  },
};

/** The script of the demo's page on which an element is put together. */
const builder = {
  input: 'demo/builder/builder.ts',
  plugins,
  onwarn,
  output: { file: 'demo/.build/page/builder.js', format: 'es', sourcemap: true },
};

const demoBuilds = [checkout, pageSandbox, builder, demoServer];

/** The same, faster: without maps, and only the module with its chunks, which every page loads, is minified. */
const forDemo = (build) => ({
  ...build,
  output: [build.output].flat().map((output) => ({
    ...output,
    sourcemap: false,
    plugins: output.dir ? output.plugins : [],
  })),
});

export default isForDemo ? demoBuilds.map(forDemo) : [...demoBuilds, command, sharedReact];
