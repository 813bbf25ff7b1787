import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { BANNER, NOTICES_FILE } from './rollup/notices.mjs';
import { SBOM_FILE } from './rollup/third-party.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const SCRIPT = resolve('scripts/check-notices.mjs');

const PACKAGE = { name: 'react', version: '19.2.9', licenses: [{ license: { id: 'MIT' } }] };
const HEADING = 'react 19.2.9 (MIT)';

/** The result of the check for a build with one script, made of one package. */
function checked({ banner = BANNER, notices = `\n${HEADING}\n`, components = [PACKAGE] } = {}) {
  const folder = temporaryFolder('check-notices');
  const write = (name, text) => writeFileSync(join(folder, 'dist', name), text);
  mkdirSync(join(folder, 'dist'));
  write('app.js', `${banner}\nlet a;\n`);
  write('app.js.map', JSON.stringify({ sources: ['../node_modules/react/index.js'] }));
  write(NOTICES_FILE, notices);
  write(SBOM_FILE, JSON.stringify({ components }));
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}

test('a build whose notices hold every package passes', () => {
  expect(checked()).toMatchObject({ status: 0 });
});

test.each([
  ['a script without the line that names the notices', { banner: '' }, BANNER],
  ['notices without a package', { notices: '' }, HEADING],
  ['a bill of materials without a package', { components: [], notices: '' }, 'react'],
])('%s fails the build', (_what, build, named) => {
  const { status, said } = checked(build);
  expect(status).toBe(1);
  expect(said).toContain(named);
});
