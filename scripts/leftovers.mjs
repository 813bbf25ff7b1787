import { lstatSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const statOf = (path) => statSync(path, { throwIfNoEntry: false });

/** Every file at or below a path. */
function filesAt(path) {
  if (!statOf(path)?.isDirectory()) return statOf(path) ? [path] : [];
  return readdirSync(path).flatMap((name) => filesAt(join(path, name)));
}

/** Removes the empty folders below a folder. */
function removeEmptyFolders(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!lstatSync(path).isDirectory()) continue;
    removeEmptyFolders(path);
    if (readdirSync(path).length === 0) rmdirSync(path);
  }
}

/**
 * Notes the files at these paths, files or folders, before they are written again. Returns a function that removes those
 * that were not: no file of an earlier build ships, and none is missing meanwhile for a server that serves them.
 */
export function noteLeftovers(paths) {
  const before = new Map(paths.flatMap(filesAt).map((path) => [path, statOf(path)?.mtimeMs]));
  return () => {
    for (const [path, changedAt] of before) {
      if (statOf(path)?.mtimeMs === changedAt) rmSync(path);
    }
    for (const path of paths) if (statOf(path)?.isDirectory()) removeEmptyFolders(path);
  };
}
