/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(path, 'utf8');
const isSheet = (path: string) => path.endsWith('.css');

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => !path.startsWith('element') && !/\.test\.tsx?$/.test(path))
  .map((path) => join(root, path));
const controls = sources.filter((path) => path.endsWith('.tsx'));

const IMPORT = /^(?:import|\}) ?(?:(.*) from )?'(\.[^']+\.(?:tsx?|css))';$/gm;

/** A source file and all that it imports to run, as paths; what it loads later is not among them. */
function filesOf(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  if (isSheet(entry)) return found;
  for (const [, names, path] of read(entry).matchAll(IMPORT)) {
    if (path && !names?.startsWith('type ')) filesOf(join(entry, '..', path), found);
  }
  return found;
}

/** The classes that a sheet is about: those that begin one of its selectors. */
const classesOf = (sheet: string) =>
  [...read(sheet).matchAll(/^ +(?::is\()?\.(mc-[\w-]+)/gm)].map(([, name]) => name ?? '');

/** The classes that a component writes, without the first halves of those whose second half is a property's value. */
const classesIn = (path: string) =>
  [...read(path).matchAll(/\bmc-[\w-]+/g)]
    .map(([name]) => name)
    .filter((name) => !name.endsWith('--'));

const styled = new Set(sources.filter(isSheet).flatMap(classesOf));

/** Classes that some files show and that a sheet styles, but none of `sheets` does. */
function unstyled(files: readonly string[], sheets: readonly string[]) {
  const own = new Set(sheets.flatMap(classesOf));
  const shown = files.filter((path) => path.endsWith('.tsx')).flatMap(classesIn);
  return [...new Set(shown)].filter((name) => styled.has(name) && !own.has(name));
}

const app = [...filesOf(join(root, 'app/create-checkout-app.ts'))];
const appSheets = app.filter(isSheet);

/** The properties that the frame passes to its content. */
const base = [...filesOf(join(root, 'ui/frame/frame.tsx'))].filter(isSheet);

test.each(controls.filter((path) => path.startsWith(join(root, 'ui'))))(
  '%s imports the sheet of what it shows',
  (path) => {
    expect(unstyled([path], [...filesOf(path)].filter(isSheet).concat(base))).toEqual([]);
  },
);

test('the app comes with the sheets of all that it shows', () => {
  expect(unstyled(app, appSheets)).toEqual([]);
});

/** Every module that is loaded later and shows something. */
const arriving = new Set(
  sources
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(/import\('(\.[^']+\.tsx)'\)/g)].map(([, found]) =>
        join(path, '..', found ?? ''),
      ),
    ),
);

describe.each([...arriving])('%s', (path) => {
  const files = [...filesOf(path)];
  const own = files.filter((file) => isSheet(file) && !appSheets.includes(file));

  test('comes with the sheets of all that it shows', () => {
    expect(unstyled(files, [...own, ...appSheets])).toEqual([]);
  });

  test('brings no sheet of which it shows nothing', () => {
    const shown = new Set(files.filter((file) => file.endsWith('.tsx')).flatMap(classesIn));
    const idle = own.filter((sheet) => !classesOf(sheet).some((name) => shown.has(name)));
    expect(idle).toEqual([]);
  });
});
