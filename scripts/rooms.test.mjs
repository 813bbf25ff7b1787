import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { expect, test } from 'vitest';

import { FEATURES } from '../src/app/features.ts';
import { filesBelow } from './files-below.mjs';
import { ROOMS, roomsIn, textFileOf } from './rooms.mjs';

// The rooms stand in three lists, each of another content: the folders of src/features, the rows of `ROOMS` with their order and
// chunks, and the members of `FEATURES` in the order in which a flow calls them. Here they are compared.

const FOLDER = 'src/features';

const folders = (await readdir(FOLDER, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const files = await filesBelow(FOLDER);

test('every room has a row in scripts/rooms.mjs, every row a room', () => {
  const missing = folders
    .filter((room) => !Object.hasOwn(ROOMS, room))
    .map((room) => `add "${room}" to ROOMS in scripts/rooms.mjs, after the rooms that it imports`);
  const gone = Object.keys(ROOMS)
    .filter((room) => !folders.includes(room))
    .map(
      (room) => `remove "${room}" from ROOMS in scripts/rooms.mjs: ${FOLDER} has no such folder`,
    );
  expect([...missing, ...gone]).toEqual([]);
});

test('every feature.ts is called by the flow', async () => {
  const rooms = files.map((path) => /^(\w+)\/feature\.ts$/.exec(path)?.[1]).filter(Boolean);
  const checks = rooms.map(async (room) => {
    const exported = Object.values(await import(`../src/features/${room}/feature.ts`));
    if (exported.some((value) => FEATURES.includes(value))) return [];
    return [
      `add "${room}" to FEATURES in src/app/features.ts: the flow does not call its feature.ts`,
    ];
  });
  expect((await Promise.all(checks)).flat()).toEqual([]);
});

test('every catalog of texts is of a room', async () => {
  const faults = (await readdir('locales/pt_PT'))
    .filter((name) => name.endsWith('.json') && name !== 'formal.json')
    .filter(
      (name) => !roomsIn(textFileOf(basename(name, '.json'))).includes(basename(name, '.json')),
    )
    .map((name) => `locales/*/${name} is of no room in scripts/rooms.mjs, so no file loads it`);
  expect(faults).toEqual([]);
});

test('every file of a room has a name of its own, but for feature.ts', () => {
  const byName = new Map();
  for (const path of files) {
    if (!/\.tsx?$/.test(path) || path.endsWith('/feature.ts')) continue;
    const name = basename(path).replace(/\.tsx?$/, '');
    byName.set(name, [...(byName.get(name) ?? []), path]);
  }
  const faults = [...byName]
    .filter(([, paths]) => paths.length > 1)
    .map(
      ([name, paths]) => `"${name}" names ${paths.map((path) => join(FOLDER, path)).join(' and ')}`,
    );
  expect(faults).toEqual([]);
});
