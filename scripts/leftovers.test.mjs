import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { noteLeftovers } from './leftovers.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** A file of an earlier build. */
function writeOld(path) {
  writeFileSync(path, 'old');
  utimesSync(path, 1, 1);
}

test('a build removes the files that it has not written again, and only where it writes', () => {
  const root = temporaryFolder('build');
  for (const folder of ['dist', 'dist/1.0', 'page']) mkdirSync(join(root, folder));
  const [kept, old, other] = ['dist/a.js', 'dist/1.0/b.js', 'page/builder.js'].map((path) =>
    join(root, path),
  );
  for (const path of [kept, old, other]) writeOld(path);

  const removeLeftovers = noteLeftovers([join(root, 'dist')]);
  expect(existsSync(old)).toBe(true);
  writeFileSync(kept, 'new');
  removeLeftovers();

  expect(readFileSync(kept, 'utf8')).toBe('new');
  expect(existsSync(old)).toBe(false);
  expect(existsSync(join(root, 'dist/1.0'))).toBe(false);
  expect(readFileSync(other, 'utf8')).toBe('old');
});

test('a first build has nothing to remove', () => {
  expect(() => noteLeftovers([join(temporaryFolder('build'), 'dist')])()).not.toThrow();
});

test('the scripts remove no folder of a build before they write it', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const line of Object.values(scripts)) expect(line).not.toMatch(/\brm\b|clean/);
});
