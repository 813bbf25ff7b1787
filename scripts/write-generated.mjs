import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes generated files, given as texts by path. With `--check`, writes nothing, and fails if one is stale or missing,
 * with the `command` that writes it.
 */
export function writeGenerated(files, command) {
  const isFresh = (path) => existsSync(path) && readFileSync(path, 'utf8') === files[path];
  const stale = Object.keys(files).filter((path) => !isFresh(path));
  if (!process.argv.includes('--check')) {
    for (const path of stale) writeFileSync(path, files[path]);
  } else if (stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')}. Run ${command}`);
    process.exitCode = 1;
  }
}
