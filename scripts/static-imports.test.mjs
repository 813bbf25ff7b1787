import { expect, test } from 'vitest';

import { readStaticGraph } from './static-imports.mjs';

test('the change of language, which every flow has, imports no delivery', async () => {
  const paths = [...(await readStaticGraph(['src/app/set-language.ts'])).keys()];
  expect(paths.filter((path) => /\/features\/delivery\/(?:calls|rules)\//.test(path))).toEqual([]);
});
