import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { AREAS } from '../test/mutation/areas.mjs';
import { COMMANDS, helpOf } from './commands.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const NAMES = Object.keys(COMMANDS);

test.each(NAMES)(
  'npm run %s -- --help shows usage, options and examples before anything is built',
  (name) => {
    expect(scripts[name]).toBe(`node scripts/command.mjs ${name}`);
    const [program, ...args] = scripts[name].split(' ');
    const shown = execFileSync(
      program === 'node' ? process.execPath : program,
      [...args, '--help'],
      {
        encoding: 'utf8',
      },
    );
    expect(shown).toBe(helpOf(name));
    expect(shown).toMatch(/^Usage: npm (?:start|run )/);
    expect(shown).toContain('\nOptions:\n');
    expect(shown).toContain('\nExamples:\n');
  },
);

test.each(NAMES)('the examples of %s are commands of this project', (name) => {
  const { usage, examples } = COMMANDS[name];
  const command = name === 'start' ? 'npm start' : `npm run ${name}`;
  expect(examples.length).toBeGreaterThan(0);
  for (const example of [usage, ...examples])
    expect(example.replace(/^(?:[A-Z_]+=\S+ )+/, '')).toMatch(new RegExp(`^${command}(?: -- |$)`));
});

test.each(NAMES)(
  '%s runs a program that exists, and every variable that it names is read',
  (name) => {
    const [file] = COMMANDS[name].program;
    const source = file === 'demo/.build/serve.mjs' ? 'demo/server/serve.ts' : file;
    expect(existsSync(source), source).toBe(true);
    const texts = [source, 'scripts/find-browser.mjs', 'docs/.vitepress/config.mjs'].map((path) =>
      readFileSync(path, 'utf8'),
    );
    for (const [option] of COMMANDS[name].options) {
      const [, variable] = /^([A-Z_]+)=/.exec(option) ?? [];
      if (variable) expect(texts.join('\n')).toContain(variable);
    }
  },
);

test('the example of mutation testing names an area', () => {
  for (const example of COMMANDS.mutate.examples) {
    const [, area] = example.split(' -- ');
    if (area) expect(Object.keys(AREAS)).toContain(area);
  }
});
