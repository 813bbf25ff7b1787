/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { runCommand } from './command.ts';

const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
const manifest: { version: string } = JSON.parse(text);

const result = await runCommand(process.argv.slice(2), manifest.version);
const output = result.status > 1 ? process.stderr : process.stdout;
output.write(`${result.text.trimEnd()}\n`);
process.exitCode = result.status;
