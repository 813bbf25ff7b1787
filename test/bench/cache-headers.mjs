import { readFile } from 'node:fs/promises';

/** The Cache-Control of a release by path, as dist/_headers says; a path that it does not name may be kept for a year. */
export async function readCacheHeaders() {
  const text = await readFile('dist/_headers', 'utf8');
  const rules = text
    .split('\n\n')
    .map((rule) => ({ path: rule.split('\n')[0], value: /Cache-Control: (.*)/.exec(rule)?.[1] }));
  const matches = (pattern, path) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  return (path) =>
    rules.find((rule) => matches(rule.path, path))?.value ?? 'public, max-age=31536000, immutable';
}
