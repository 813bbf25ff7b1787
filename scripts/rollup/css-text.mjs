import { transform } from 'lightningcss';

/** `import css from './x.css'` gives the sheet's minified text; the element adopts it as a constructable sheet. */
export function cssText() {
  return {
    name: 'css-text',
    transform(code, id) {
      if (!id.endsWith('.css')) return null;
      const { code: minified } = transform({ filename: id, code: Buffer.from(code), minify: true });
      return {
        code: `export default ${JSON.stringify(minified.toString())};`,
        map: { mappings: '' },
      };
    },
  };
}
