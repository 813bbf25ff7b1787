import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { transform } from 'lightningcss';
import { rollup } from 'rollup';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** A style sheet as a module that exports its minified text. */
const cssText = {
  name: 'css-text',
  transform(code, id) {
    if (!id.endsWith('.css')) return null;
    const result = transform({ filename: id, code: Buffer.from(code), minify: true });
    return { code: `export default ${JSON.stringify(result.code.toString())}`, map: null };
  },
};

/** Builds the gallery into `demo/.build/gallery`; open gallery.html in a browser to look at the kit. */
export async function buildGallery() {
  const bundle = await rollup({
    input: here('./gallery.tsx'),
    plugins: [
      cssText,
      nodeResolve(),
      commonjs(),
      typescript({
        include: ['src/css.d.ts', 'src/ui/**', 'test/gallery/**'],
        noForceEmit: true,
        compilerOptions: {
          noEmit: false,
          allowImportingTsExtensions: false,
          rewriteRelativeImportExtensions: true,
          sourceMap: false,
        },
      }),
      replace({ preventAssignment: true, 'process.env.NODE_ENV': '"production"' }),
    ],
  });
  await bundle.write({ file: here('../../demo/.build/gallery/gallery.js'), format: 'iife' });
  return here('./gallery.html');
}
