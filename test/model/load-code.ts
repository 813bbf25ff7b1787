import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = [
  'src/app',
  'src/context',
  'src/features',
  'src/flow',
  'src/lib',
  'src/platform',
  'src/submission',
];
const CODE = /(?<!\.test|\.d)\.ts$/;

/**
 * Loads every chunk beforehand: how long code takes to load depends on the machine, and would change the order in which
 * things happen.
 */
export async function loadAllCode(): Promise<void> {
  for (const folder of FOLDERS) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const code = files.filter((file) => CODE.test(file));
    await Promise.all(
      code.map((file) => import(/* @vite-ignore */ join(process.cwd(), folder, file))),
    );
  }
}
