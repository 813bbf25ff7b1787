/**
 * Checks a build in dist: one of the first two lines of every script names the notices (the other may be a hint for the
 * engine), and the notices and the bill of materials contain every package of the source maps. Fails if the build
 * forgets the plugin.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { filesBelow } from './files-below.mjs';
import { packageFolderOf } from './rollup/bundled-packages.mjs';
import { BANNER, NOTICES_FILE, headingOf } from './rollup/notices.mjs';
import { SBOM_FILE } from './rollup/third-party.mjs';

const DIST = 'dist';

const read = (path) => readFile(join(DIST, path), 'utf8');
const readJson = async (path) => JSON.parse(await read(path));

const scripts = (await filesBelow(DIST)).filter((path) => path.endsWith('.js'));
const notices = await read(NOTICES_FILE);
const { components } = await readJson(SBOM_FILE);
const listed = new Set(components.map(({ name }) => name));

const faults = components
  .map(({ name, version, licenses: [{ license, expression }] }) =>
    headingOf({ name, version, license: expression ?? license.id }),
  )
  .filter((heading) => !notices.includes(`\n${heading}\n`))
  .map((heading) => `${NOTICES_FILE} lacks ${heading}`);

for (const path of scripts) {
  if (!(await read(path)).split('\n', 2).includes(BANNER))
    faults.push(`${path} lacks the line ${BANNER}`);
  const { sources } = await readJson(`${path}.map`);
  const folders = new Set(
    sources.map((source) => packageFolderOf(source.replace(/^(\.\.\/)+/, ''), process.cwd())),
  );
  for (const folder of folders) {
    const name = folder?.replace(/^.*node_modules\//, '');
    if (name && !listed.has(name)) faults.push(`${SBOM_FILE} lacks ${name}, which is in ${path}`);
  }
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${scripts.length} scripts name the licences of ${components.length} packages`);
