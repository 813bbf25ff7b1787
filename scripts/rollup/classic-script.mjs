/** The address of the script in a module, and a name of the same length in its place, so that source maps stay true. */
const MODULE_URL = 'import.meta.url';
const SCRIPT_URL = 'scriptUrlOfPage';

/** Adds a build in one file as a classic script, `fileName`: the same minified code in a function that knows the script's address. */
export function classicScript(fileName) {
  const head = `!function(${SCRIPT_URL}){"use strict";`;
  const tail = `}("undefined"==typeof document?"":document.currentScript?.src||new URL(${JSON.stringify(fileName)},document.baseURI).href);`;
  return {
    name: 'classic-script',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        if (file.exports.length > 0)
          throw new Error(`A classic script exports nothing: ${file.exports.join(', ')}`);
        const code = file.code.trimEnd().replaceAll(MODULE_URL, SCRIPT_URL);
        this.emitFile({ type: 'asset', fileName, source: `${head}\n${code}\n${tail}\n` });
        if (!file.map) continue;
        const { mappings, ...rest } = file.map;
        const map = { ...rest, file: fileName, mappings: `;${mappings}` };
        this.emitFile({
          type: 'asset',
          fileName: `${fileName}.map`,
          source: JSON.stringify(map),
        });
      }
    },
  };
}
