import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { minify } from '@swc/core';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { rollup } from 'rollup';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Pages whose package is meant for a bundler. */
const BUNDLED = ['adyen-mbway', 'adyen-dropin', 'duffel'];

/** Files that a package has ready for a script or link tag, by the path at which they are served. */
const READY = {
  '/peers/adyen.css': '@adyen/adyen-web/dist/es/adyen.css',
  '/peers/cronofy.js': 'cronofy-elements/dist/CronofyElements.js',
  '/peers/shopify.js': '@shopify/buy-button-js/dist/buybutton.min.js',
};

/** Duffel's style sheet lies on its CDN alone; the page asks for it at this server instead. */
const DUFFEL_CDN = /https:\/\/assets\.duffel\.com\/components\/[\d.]+/g;

async function bundle(page) {
  const build = await rollup({
    input: here(`pages/${page}.mjs`),
    plugins: [
      nodeResolve({ browser: true, preferBuiltins: false }),
      commonjs(),
      replace({
        preventAssignment: true,
        values: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
    ],
    onwarn() {},
  });
  const { output } = await build.generate({ format: 'es', inlineDynamicImports: true });
  await build.close();
  const { code } = await minify(output[0].code, {
    module: true,
    compress: true,
    mangle: true,
  });
  return code.replaceAll(DUFFEL_CDN, '/duffel/cdn');
}

/** The scripts and style sheets of the peers as a Map from path to text. */
export async function buildPeers() {
  const files = new Map([['/duffel/cdn/global.css', '']]);
  for (const page of BUNDLED) files.set(`/peers/${page}.js`, await bundle(page));
  for (const [path, file] of Object.entries(READY)) {
    files.set(path, await readFile(here(`node_modules/${file}`), 'utf8'));
  }
  return files;
}
