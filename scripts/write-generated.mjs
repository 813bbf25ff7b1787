import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes generated files, texts by path. With `--check`, writes nothing and fails if one is stale, with the `command` that
 * writes it.
 */
export function writeGenerated(files, command) {
  const read = (path) => readFileSync(path, { encoding: 'utf8', flag: 'a+' });
  const stale = Object.keys(files).filter((path) => read(path) !== files[path]);
  if (!process.argv.includes('--check')) {
    for (const path of stale) writeFileSync(path, files[path]);
  } else if (stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')}. Run ${command}`);
    process.exitCode = 1;
  }
}
