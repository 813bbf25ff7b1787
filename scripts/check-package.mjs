/**
 * Checks the package as npm would publish it: its entries by publint, its types by "are the types wrong" and by the
 * compiler with every declaration file checked, and the size of the tarball. Needs a build and no network.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';

/**
 * The limit of the tarball. It holds the code four times: chunks, one module, one classic script, and the build for React
 * apps, which takes from the chunks what is the same there.
 */
const MAX_BYTES = 1.5 * 1024 * 1024;

/** The declarations that need no framework but React, which is installed here; test/consumers checks the others. */
const DECLARATIONS = ['merchant-checkout', 'react', 'react-shared', 'testing'].map(
  (name) => `lib/${name}.d.ts`,
);

/** Runs a command; returns its output, or as `fault` what it printed when it failed. */
function run(command, parameters) {
  try {
    const output = execFileSync(command, parameters, { encoding: 'utf8', stdio: 'pipe' });
    return { output, fault: null };
  } catch (error) {
    return { output: '', fault: `${error.stdout}${error.stderr}` };
  }
}

function typeFaults() {
  const program = ts.createProgram(DECLARATIONS, {
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const isOurs = ({ file }) => !file?.fileName.includes('/node_modules/');
  return ts
    .getPreEmitDiagnostics(program)
    .filter(isOurs)
    .map(({ file, messageText }) =>
      [file?.fileName, ts.flattenDiagnosticMessageText(messageText, ' ')].join(': '),
    );
}

async function entryFaults(tarball, manifest) {
  const { messages } = await publint({
    pack: { tarball: readFileSync(tarball).buffer },
    strict: true,
  });
  return messages.map((message) => formatMessage(message, manifest));
}

/** A template beside `import.meta.url`: an older Vite takes it for files to copy, and fails. */
const COPIED_TEMPLATE = /new URL\(`[^`]*`,\s*import\.meta\.url\)/;

/** Maps do not ship: a bundler's development server warns of one that a script names. */
const NAMED_MAP = /^\/\/# sourceMappingURL=/m;

function scriptFaults({ path }) {
  const text = path.endsWith('.js') ? readFileSync(path, 'utf8') : '';
  return [
    ...(COPIED_TEMPLATE.test(text)
      ? [`${path} has a template beside import.meta.url: older Vite cannot build it`]
      : []),
    ...(NAMED_MAP.test(text) ? [`${path} names a source map, which does not ship`] : []),
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'package-'));
try {
  const parameters = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const [{ filename, size, entryCount, files }] = JSON.parse(run('npm', parameters).output);
  const tarball = join(folder, filename);
  const attw = run('npx', ['--no-install', 'attw', tarball, '--profile', 'esm-only', '--quiet']);
  const faults = [
    ...(await entryFaults(tarball, JSON.parse(readFileSync('package.json', 'utf8')))),
    ...typeFaults(),
    ...(attw.fault === null ? [] : [`attw: ${attw.fault}`]),
    ...files.filter(({ path }) => path.endsWith('.map')).map(({ path }) => `${path} ships`),
    ...files.flatMap(scriptFaults),
    ...(size > MAX_BYTES ? [`The tarball has ${size} bytes, more than ${MAX_BYTES}`] : []),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else
    console.log(`${Math.round(size / 1024)} KB in ${entryCount} files; entries and types resolve`);
} finally {
  rmSync(folder, { recursive: true });
}
