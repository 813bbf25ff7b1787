import { rollup } from 'rollup';
import { expect, test } from 'vitest';

import { contentHash, HASH_PLACEHOLDER } from './content-hash.mjs';

async function build(later) {
  const sources = {
    'first.js': "export const load = () => import('later.js');",
    'later.js': `export const name = '${later}';`,
  };
  const bundle = await rollup({
    input: 'first.js',
    plugins: [{ name: 'sources', resolveId: (id) => id, load: (id) => sources[id] }],
  });
  const { output } = await bundle.generate({
    format: 'es',
    sourcemap: 'hidden',
    entryFileNames: 'first.js',
    chunkFileNames: `files-1.2.3-${HASH_PLACEHOLDER}/[name].js`,
    plugins: [contentHash()],
  });
  return output;
}

const namesOf = (output) => output.map(({ fileName }) => fileName).toSorted();

test('the folder of a build has a hash of its content, and its files find each other there', async () => {
  const output = await build('one');
  const [first, later] = output;
  expect(later.fileName).toMatch(/^files-1\.2\.3-[0-9a-f]{8}\/later\.js$/);
  expect(first.code).toContain(`import('./${later.fileName}')`);
  expect(namesOf(output)).toContain(`${later.fileName}.map`);
  for (const { fileName, code, source } of output)
    expect(`${fileName}${code}${source}`).not.toContain(HASH_PLACEHOLDER);
});

test('equal content has the same folder, and other content under the same version another one', async () => {
  const [one, again, other] = [await build('one'), await build('one'), await build('other')];
  expect(namesOf(one)).toEqual(namesOf(again));
  const folders = [one, other].map((output) => namesOf(output)[0].split('/')[0]);
  expect(new Set(folders).size).toBe(2);
});
