/// <reference types="node" />
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import type { ReadStandIn } from '../sandbox/social/stand-ins.ts';

/** Reads the scripts that play the social providers from the repository at `root`. */
export function createReadStandIn(root: string): ReadStandIn {
  const folder = resolve(root, 'demo/sandbox/social/stand-ins');
  return (name) => readFile(resolve(folder, `${name}.js`), 'utf8');
}
