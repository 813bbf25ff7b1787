import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, expect, test, vi } from 'vitest';

import { temporaryFolder } from './temporary-folder.mjs';
import { writeGenerated } from './write-generated.mjs';

const { argv } = process;

afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
});

/** Paths of a fresh, a stale and a missing file in a new folder. */
function somePaths() {
  const folder = temporaryFolder('generated');
  const [fresh, stale, missing] = ['fresh', 'stale', 'missing'].map((name) => join(folder, name));
  writeFileSync(fresh, 'new');
  writeFileSync(stale, 'old');
  return { fresh, stale, missing };
}

test('stale and missing files are written', () => {
  const { fresh, stale, missing } = somePaths();
  writeGenerated({ [fresh]: 'new', [stale]: 'new', [missing]: 'new' }, 'make');
  expect([stale, missing].map((path) => readFileSync(path, 'utf8'))).toEqual(['new', 'new']);
  expect(process.exitCode).toBeUndefined();
});

test('a check names stale and missing files, fails, and writes nothing', () => {
  const { fresh, stale, missing } = somePaths();
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined);
  process.argv = [...argv, '--check'];
  writeGenerated({ [fresh]: 'new', [stale]: 'new', [missing]: 'new' }, 'make');
  expect(report).toHaveBeenCalledWith(`Stale: ${stale}, ${missing}. Run make`);
  expect(process.exitCode).toBe(1);
  expect([readFileSync(stale, 'utf8'), existsSync(missing)]).toEqual(['old', false]);
});

test('a check of fresh files passes', () => {
  const { fresh } = somePaths();
  process.argv = [...argv, '--check'];
  writeGenerated({ [fresh]: 'new' }, 'make');
  expect(process.exitCode).toBeUndefined();
});
