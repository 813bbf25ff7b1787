import { basename } from 'node:path/posix';

import { parseAst } from 'rollup/parseAst';

const nameOf = (node) => node.name ?? JSON.stringify(node.value);
const isNamed = ({ type }) => type === 'ImportSpecifier' || type === 'ExportSpecifier';

function fail(fileName) {
  throw new Error(
    `${fileName} uses the first module in a way that scripts/rollup does not rewrite.`,
  );
}

/** The pairs of an object or a pattern: `a: b`. */
function pairs({ specifiers }, fileName, read) {
  if (!specifiers.every(isNamed)) fail(fileName);
  return specifiers.map(read).join(', ');
}

/**
 * Lets chunks read the exports of the first module from a symbol of the page instead of importing it. A page chooses
 * its address: if it uses `merchant-checkout.js?ver=2` or another name, a chunk that imports `../merchant-checkout.js`
 * would load and run it a second time. Of two copies of one build, the first one counts; `release` names the build, so that
 * those of another one stay apart.
 */
export function firstModuleExports(firstFile, release) {
  const place = `globalThis[Symbol.for(${JSON.stringify(`mc ${release}`)})]`;
  const rewrite = (node, fileName) => {
    if (node.type === 'ExportNamedDeclaration' && fileName === firstFile) {
      if (node.declaration || node.source) fail(fileName);
      const read = ({ local, exported }) => `${nameOf(exported)}: ${nameOf(local)}`;
      return `${place} ??= { ${pairs(node, fileName, read)} };`;
    }
    if (!node.source || basename(node.source.value) !== firstFile) return null;
    if (node.type !== 'ImportDeclaration') fail(fileName);
    const read = ({ local, imported }) => `${nameOf(imported)}: ${nameOf(local)}`;
    return `const { ${pairs(node, fileName, read)} } = ${place};`;
  };
  return {
    name: 'first-module-exports',
    // Each statement keeps its line, so the source map stays true.
    renderChunk(code, { fileName }) {
      let result = code;
      for (const node of parseAst(code).body.toReversed()) {
        const text = rewrite(node, fileName);
        if (text !== null) result = result.slice(0, node.start) + text + result.slice(node.end);
      }
      return result === code ? null : { code: result, map: null };
    },
  };
}
