import { readFile } from 'node:fs/promises';

import { filesBelow } from '../../scripts/files-below.mjs';

/** The built scripts as a Map from path (`/merchant-checkout.js`) to code. */
export async function readDist() {
  const paths = (await filesBelow('dist')).filter((path) => path.endsWith('.js'));
  return new Map(
    await Promise.all(
      paths.map(async (path) => [`/${path}`, await readFile(`dist/${path}`, 'utf8')]),
    ),
  );
}

/** The files of the module build: without those in one file, which repeat them, and the sandbox. */
export const shippedScripts = (dist) =>
  new Map([...dist].filter(([path]) => !/\.(?:standalone|classic)\.js$|-sandbox\.js$/.test(path)));
