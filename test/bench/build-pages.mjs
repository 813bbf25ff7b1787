import { fileURLToPath } from 'node:url';

import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { rollup } from 'rollup';

import { minified } from '../../scripts/rollup/minified.mjs';

const PAGES = [
  'plain-element',
  'floor',
  'split-floor',
  'plain-calendar',
  'plain-menu',
  'plain-points',
];

const pathOf = (page) => fileURLToPath(new URL(`pages/${page}.mjs`, import.meta.url));

/**
 * Builds the pages that the checkout is compared with, by the same bundler and minifier, in memory.
 * Gives a Map from path (`/bench/floor.js`) to code. Each page is built alone: a shared chunk would give the
 * floor a second round trip that no such page has.
 */
export async function buildPages(pages = PAGES) {
  const files = new Map();
  for (const page of pages) {
    const bundle = await rollup({
      input: { [page]: pathOf(page) },
      plugins: [
        nodeResolve({ browser: true }),
        commonjs(),
        replace({
          preventAssignment: true,
          delimiters: ['', ''],
          values: {
            'process.env.NODE_ENV': JSON.stringify('production'),
            // jotai asks a bundler's own variable; unanswered, its development branches stay in.
            '(import.meta.env ? import.meta.env.MODE : void 0)': JSON.stringify('production'),
          },
        }),
      ],
      onwarn: (warning) => {
        if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
        throw new Error(warning.message);
      },
    });
    const { output } = await bundle.generate({
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: `${page}-[name].js`,
      plugins: [minified()],
    });
    for (const chunk of output) files.set(`/bench/${chunk.fileName}`, chunk.code);
    await bundle.close();
  }
  return files;
}
