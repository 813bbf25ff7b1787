/**
 * Builds the shipped files again in memory and compares them with those on disk: two builds of the same source must be identical, so
 * that anyone can check the integrity values of a release.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { rollup } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';

/** The folders of built files in the package. */
const SHIPPED = /^(?:dist|bin|react-shared)(?:\/|$)/;

/** The path of an output file of rollup, from the root of the repository. */
const pathOf = (outputOptions, fileName) =>
  join(outputOptions.dir ?? dirname(outputOptions.file), fileName);

const { options, warnings } = await loadConfigFile('rollup.config.mjs', { silent: true });
warnings.flush();
const shipped = options.filter(({ output }) =>
  [output].flat().every(({ dir, file }) => SHIPPED.test(dir ?? file)),
);

const differing = [];
let compared = 0;
for (const inputOptions of shipped) {
  const bundle = await rollup(inputOptions);
  for (const outputOptions of [inputOptions.output].flat()) {
    const { output } = await bundle.generate(outputOptions);
    for (const file of output) {
      const path = pathOf(outputOptions, file.fileName);
      const again = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      compared += 1;
      if (!again.equals(await readFile(path))) differing.push(path);
    }
  }
  await bundle.close();
}

for (const path of differing)
  console.error(`${path} differs between two builds of the same source`);
if (differing.length > 0) process.exitCode = 1;
else console.log(`${compared} files are the same bytes in two builds`);
