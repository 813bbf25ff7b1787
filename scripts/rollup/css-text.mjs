import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { transform } from 'lightningcss';

const INLINE = '.css?inline';
const REGISTRY = join(process.cwd(), 'src/ui/sheets.ts');

/** The module of a style sheet: exports its text for `?inline`, else registers it. */
export function moduleOf(id, text) {
  const literal = JSON.stringify(text);
  if (id.endsWith(INLINE)) return `export default ${literal};`;
  return `import { registerSheet } from ${JSON.stringify(REGISTRY)};\nregisterSheet(${literal});`;
}

/**
 * `import './x.css'` registers the sheet's minified text, which each element adopts as a constructable sheet;
 * `import css from './x.css?inline'` gives the text.
 */
export function cssText() {
  return {
    name: 'css-text',
    load: (id) => (id.endsWith(INLINE) ? readFile(id.replace(/\?inline$/, ''), 'utf8') : null),
    transform(code, id) {
      if (!/\.css(?:\?inline)?$/.test(id)) return null;
      const { code: minified } = transform({ filename: id, code: Buffer.from(code), minify: true });
      // Kept although no name is imported from it: `sideEffects` of package.json describes the published files.
      return {
        code: moduleOf(id, minified.toString()),
        map: { mappings: '' },
        moduleSideEffects: true,
      };
    },
  };
}
