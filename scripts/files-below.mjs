import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The paths of all files below a folder, from that folder, with forward slashes, sorted; without installed packages. */
export async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').includes('node_modules'))
    .sort();
}
