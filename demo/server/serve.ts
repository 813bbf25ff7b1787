/// <reference types="node" />
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { startServer } from './start-server.ts';

export { startServer };

const DEFAULT_PORT = 4173;
const HIGHEST_PORT = 65_535;

function isRunDirectly(): boolean {
  const [, script] = process.argv;
  return script !== undefined && realpathSync(script) === fileURLToPath(import.meta.url);
}

function wantedPort(): number {
  const text = process.env['PORT'] ?? String(DEFAULT_PORT);
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= HIGHEST_PORT) return port;
  throw new Error(`PORT is a whole number from 0 to ${HIGHEST_PORT}, not "${text}".`);
}

async function main(): Promise<void> {
  try {
    await startServer({ port: wantedPort(), quiet: process.argv.includes('--quiet') });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

if (isRunDirectly()) await main();
