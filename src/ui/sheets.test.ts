/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(path, 'utf8');

/** A source file and all that it imports to run, as paths; what it loads later is not among them. */
function filesOf(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  if (entry.endsWith('.css')) return found;
  for (const [, names, path] of read(entry).matchAll(/^(?:import|\}) ?(.*) from '(\.[^']+)';$/gm)) {
    if (path && !names?.startsWith('type ')) filesOf(join(entry, '..', path), found);
  }
  return found;
}

const isSheet = (path: string) => path.endsWith('.css');

/** The classes that a sheet is about: those that begin one of its selectors. */
const classesOf = (sheet: string) =>
  new Set([...read(sheet).matchAll(/^ +(?::is\()?\.(mc-[\w-]+)/gm)].map(([, name]) => name ?? ''));

/** The classes of the buttons' tones, which a component asks for by name: `variant="smart"`. */
const tonesIn = (text: string) =>
  [...text.matchAll(/\bvariant=(?:"|\{[^}]*?')(smart|danger)\b/g)].map(
    ([, tone]) => `mc-button--${tone}`,
  );

/** The classes that a component writes, and the first halves of those whose second half is a property's value. */
const classesIn = (path: string) => [
  ...[...read(path).matchAll(/\bmc-[\w-]+/g)]
    .map(([name]) => name)
    .filter((name) => !name.endsWith('--')),
  ...tonesIn(read(path)),
];

const kitSheets = readdirSync(join(root, 'ui'), { recursive: true, encoding: 'utf8' })
  .filter(isSheet)
  .map((path) => join(root, 'ui', path));

const frame = filesOf(join(root, 'app/create-checkout-app.ts'));
const tables = ['first-screens.ts', 'step-screens.ts'].map((file) => read(join(root, 'app', file)));
const loaders = tables.join('').matchAll(/import\('\.\.\/([^']+\.tsx)'\)/g);
const screens = [...loaders].map(([, path]) => path ?? '');

/** Classes that `files` show, for which the kit has a sheet, but none of `sheets` is it. */
function unstyled(files: readonly string[], sheets: readonly string[]) {
  const styled = new Set(sheets.flatMap((sheet) => [...classesOf(sheet)]));
  const ofKit = new Set(kitSheets.flatMap((sheet) => [...classesOf(sheet)]));
  const shown = files.filter((path) => path.endsWith('.tsx')).flatMap(classesIn);
  return [...new Set(shown)].filter((name) => ofKit.has(name) && !styled.has(name));
}

test('the frame comes with the sheets of all that it shows', () => {
  expect(unstyled([...frame], [...frame].filter(isSheet))).toEqual([]);
});

describe.each(screens)('%s', (path) => {
  const files = [...filesOf(join(root, path))];
  const own = files.filter((file) => isSheet(file) && !frame.has(file));

  test('comes with the sheets of all that it shows', () => {
    expect(unstyled(files, [...own, ...[...frame].filter(isSheet)])).toEqual([]);
  });

  test('brings no sheet of the kit of which it shows nothing', () => {
    const shown = new Set(files.filter((file) => file.endsWith('.tsx')).flatMap(classesIn));
    const idle = own.filter((sheet) => kitSheets.includes(sheet));
    expect(idle.filter((sheet) => ![...classesOf(sheet)].some((name) => shown.has(name)))).toEqual(
      [],
    );
  });
});
