/**
 * Writes the files in lib for bundlers and editors; dist is for pages. From the same source as the tables of the
 * reference: `merchant-checkout.d.ts`, one file without imports; `custom-elements.json`; `html-custom-data.json` for VS
 * Code; `web-types.json` for JetBrains. From `integrations`: the React component, the test helpers and the types of
 * templates. Part of the build and not checked in, so it cannot be stale.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

import ts from 'typescript';

import { declarationFile } from './package-types/declaration-file.mjs';
import { customElements, htmlCustomData, webTypes } from './package-types/manifests.mjs';
import { typedApi } from './package-types/typed-api.mjs';

const SOURCE = 'integrations';

/**
 * The entry of the package. A module of its own, so that bundlers do not name chunks after the script, and a page needs
 * no additional file.
 */
const ENTRY = "import '../dist/merchant-checkout.js';\n";

/**
 * The React component with the element that uses the app's own React. React 18 lacks what the checkout calls, and would fail
 * inside of it without a word.
 */
const SHARED_REACT = `'use client';

import { version } from 'react';

import '../react-shared/merchant-checkout.js';

if (Number.parseInt(version, 10) < 19)
  throw new Error(\`merchant-checkout/react-shared needs React 19 or newer, not \${version}: use merchant-checkout/react.\`);

export * from './react-component.js';
`;

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const compilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  rewriteRelativeImportExtensions: true,
  verbatimModuleSyntax: true,
  declaration: true,
  jsx: ts.JsxEmit.ReactJSX,
};

/** The script and the declarations of one module; its types are written in it, so it needs no other file. */
function compiled(fileName) {
  const text = readFileSync(`${SOURCE}/${fileName}`, 'utf8');
  const options = { fileName, compilerOptions, reportDiagnostics: true };
  const declarations = ts.transpileDeclaration(text, options);
  for (const { messageText } of declarations.diagnostics)
    throw new Error(`${fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  const name = fileName.replace(/\.tsx?$/, '');
  return [
    [`${name}.js`, ts.transpileModule(text, options).outputText],
    [`${name}.d.ts`, declarations.outputText.replaceAll(/\.tsx?'/g, ".js'")],
  ];
}

const sources = readdirSync(SOURCE).filter((name) => !/\.test\.tsx?$/.test(name));
const isDeclaration = (name) => name.endsWith('.d.ts');

const api = typedApi();
const json = (value) => `${JSON.stringify(value)}\n`;

const FILES = {
  'index.js': ENTRY,
  'react-shared.js': SHARED_REACT,
  'react-shared.d.ts': "export * from './react-component.js';\n",
  'merchant-checkout.d.ts': declarationFile(api),
  'custom-elements.json': json(customElements(api)),
  'html-custom-data.json': json(htmlCustomData(api)),
  'web-types.json': json(webTypes(api, version)),
  ...Object.fromEntries(
    sources.filter(isDeclaration).map((name) => [name, readFileSync(`${SOURCE}/${name}`, 'utf8')]),
  ),
  ...Object.fromEntries(sources.filter((name) => !isDeclaration(name)).flatMap(compiled)),
};

mkdirSync('lib', { recursive: true });
for (const [name, text] of Object.entries(FILES)) writeFileSync(`lib/${name}`, text);
