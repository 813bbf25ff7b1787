import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { examplesIn, pageOf, PAGES_WITH_EXAMPLES } from '../../docs/examples.mjs';

/** Serves the examples of the documentation as pages, below `/docs/examples/`, with the built files of this site. */
export function docsExamples(rootDir) {
  return async (context, next) => {
    if (!context.path.startsWith('/docs/examples/')) return next();
    const pages = await Promise.all(
      PAGES_WITH_EXAMPLES.map(async (path) =>
        examplesIn(path, await readFile(join(rootDir, 'docs', path), 'utf8')),
      ),
    );
    const example = pages.flat().find(({ file }) => file === basename(context.path));
    if (!example) return next();
    context.type = 'html';
    context.body = pageOf(example, '');
  };
}
