/// <reference types="node" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { transform } from 'lightningcss';
import { describe, expect, test } from 'vitest';

import { readOptions } from '../demo/middleware/conformance-options.ts';
import { createSandbox } from '../demo/sandbox/create-sandbox.ts';
import { fencesIn } from './examples.mjs';
import { CHECKS, checkOf, NOT_RUN } from './fences.mjs';

const PAGES = [
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md') && !/node_modules|\.vitepress/.test(path)),
  '../README.md',
  '../CONTRIBUTING.md',
  '../SECURITY.md',
].sort();

const read = (path: string): string => readFileSync(`docs/${path}`, 'utf8');

const FENCES = PAGES.flatMap((path) =>
  fencesIn(read(path)).map((fence, index) => ({
    ...fence,
    path,
    name: `${path} ${index + 1} (${fence.language})`,
    check: checkOf(path, fence),
  })),
);

const withCheck = (check: string) => FENCES.filter((fence) => fence.check === check);

test('every fence of every page has a check, or a reason for having none', () => {
  expect(FENCES.filter(({ check }) => check === null).map(({ name }) => name)).toEqual([]);
  for (const fence of FENCES) expect(CHECKS).toHaveProperty([String(fence.check)]);
  for (const file of Object.values(CHECKS)) expect(existsSync(file), file).toBe(true);
});

test('every check and every reason is that of a fence', () => {
  for (const check of Object.keys(CHECKS)) expect(withCheck(check), check).not.toEqual([]);
  for (const { page, language } of NOT_RUN)
    expect(
      withCheck('none').some((fence) => fence.path === page && fence.language === language),
      `${page} ${language}`,
    ).toBe(true);
});

const { scripts, exports, name: PACKAGE } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The commands of a line, without its comment. */
const commandsIn = (line: string): readonly string[] =>
  line
    .replace(/(?:^|\s)#.*$/, '')
    .split('&&')
    .map((command) => command.trim().replace(/^(?:[A-Z_]+=\S+ )+/, ''))
    .filter((command) => command !== '');

/** What is wrong with a command of npm; null where nothing is. */
function faultOf(command: string): string | null {
  const [program, word = '', script = ''] = command.split(/\s+/);
  if (program !== 'npm' || word === 'ci') return null;
  if (word === 'install') return script === PACKAGE ? null : `installs ${script}`;
  const called = word === 'run' ? script : word;
  return called in scripts ? null : `package.json has no script "${called}"`;
}

describe('the commands', () => {
  const lines = withCheck('shell').flatMap(({ code, name }) =>
    code.split('\n').flatMap((line) => commandsIn(line).map((command) => [name, command] as const)),
  );

  test.each(lines)('%s: %s can be run', async (_name, command) => {
    if (command.startsWith('curl')) {
      const [, address = ''] = /localhost:4173(\S+)/.exec(command) ?? [];
      const [, type = '', body = ''] = /-H 'content-type: (\S+)' -d '(.*)'$/.exec(command) ?? [];
      const sandbox = createSandbox({ now: () => 0 });
      const request = { method: 'POST', headers: { 'content-type': type }, body };
      const response = await sandbox.fetch(new Request(`http://localhost${address}`, request));
      expect(response.status).toBeLessThan(300);
      return;
    }
    const [, args] = command.split('npx merchant-checkout conformance ');
    if (args) {
      expect(readOptions(args.split(' ')).middleware).toMatch(/^https:/);
      return;
    }
    expect(command).toMatch(/^npm /);
    expect(faultOf(command)).toBeNull();
  });

  test.each(PAGES)('%s names only scripts and files that exist', (path) => {
    // Releases of the past had other commands.
    if (path.endsWith('changelog.md')) return;
    const text = read(path);
    const named = [...text.matchAll(/`((?:[A-Z_]+=\S+ )?npm [^`]*)`/g)].flatMap(
      ([, command = '']) => commandsIn(command),
    );
    for (const command of named.filter((each) => /^npm (?:run|test|start)/.test(each)))
      expect(faultOf(command), command).toBeNull();
    for (const [, file = ''] of text.matchAll(/`node ((?:scripts|test)\/[\w./-]+)/g))
      expect(existsSync(file), file).toBe(true);
  });
});

test.each(withCheck('json'))('$name is JSON that names files of the package', ({ code }) => {
  expect(() => JSON.parse(code)).not.toThrow();
  for (const [, entry = ''] of code.matchAll(/"merchant-checkout(\/[\w-]+)"/g))
    expect(exports).toHaveProperty([`.${entry}`]);
  for (const [, file = ''] of code.matchAll(/node_modules\/merchant-checkout\/lib\/([\w.-]+)/g))
    expect(readFileSync('scripts/write-package.mjs', 'utf8')).toContain(file);
});

test.each(withCheck('css'))('$name is a style sheet without a fault', ({ code }) => {
  const { warnings } = transform({ filename: 'page.css', code: Buffer.from(code) });
  expect(warnings).toEqual([]);
});

describe('a command that cannot be run is found', () => {
  test.each(['npm run nothing', 'npm run build:everything -- x', 'npm install other'])(
    '%s',
    (command) => {
      expect(faultOf(command)).not.toBeNull();
    },
  );
});
