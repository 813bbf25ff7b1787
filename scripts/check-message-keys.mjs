/**
 * The build shortens every literal that equals a message key (scripts/rollup/short-keys.mjs), without looking at types.
 * This checks each of them with the type checker: shortening a literal that only looks like a key would change its
 * meaning.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

import ts from 'typescript';

const CATALOGS = 'locales/pt_PT';
const keys = new Set(
  readdirSync(CATALOGS)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(`${CATALOGS}/${file}`, 'utf8')))),
);

const { config } = ts.readConfigFile('tsconfig.build.json', (path) => ts.sys.readFile(path));
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
const program = ts.createProgram(fileNames, options);
const checker = program.getTypeChecker();

/** Whether every string of a type is a key; other members, such as `null`, are allowed. */
function holdsKeys(type) {
  if (!type) return false;
  const parts = type.isUnion() ? type.types : [type];
  const strings = parts.filter((part) => part.flags & ts.TypeFlags.StringLike);
  return (
    strings.length > 0 && strings.every((part) => part.isStringLiteral() && keys.has(part.value))
  );
}

const faults = [];
let count = 0;
function visit(node, file) {
  if (ts.isStringLiteralLike(node) && keys.has(node.text) && !ts.isLiteralTypeNode(node.parent)) {
    count += 1;
    if (!holdsKeys(checker.getContextualType(node) ?? checker.getTypeAtLocation(node))) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      faults.push(`${relative('.', file.fileName)}:${line + 1} '${node.text}'`);
    }
  }
  ts.forEachChild(node, (child) => visit(child, file));
}
for (const file of program.getSourceFiles()) {
  if (/\/src\/.*\.tsx?$/.test(file.fileName) && !file.fileName.includes('node_modules'))
    visit(file, file);
}
if (faults.length > 0) {
  console.error(
    `The build would rename these literals, which the type checker does not know to be message keys:\n${faults.join('\n')}`,
  );
  process.exitCode = 1;
} else {
  console.log(`${count} literals are message keys, by their types`);
}
