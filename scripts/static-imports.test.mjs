import { expect, test } from 'vitest';

import { readStaticGraph } from './static-imports.mjs';

test('the code that reads texts again, which every flow has, imports no delivery beyond its state', async () => {
  const paths = [...(await readStaticGraph(['src/app/refresh-texts.ts'])).keys()];
  expect(paths.filter((path) => /\/features\/delivery\/(?:calls|rules)\//.test(path))).toEqual([]);
});
