/**
 * Writes dist/_headers for Netlify, Cloudflare Pages and others: how long a browser may cache each file. Files in
 * the folder of a build never change; files with fixed names change with a release. Rules for the same header would be
 * joined, so each path matches only one.
 */
import { readdirSync, writeFileSync } from 'node:fs';

import { filesFolder } from './files-folder.mjs';

/** A year: the longest that caches honour. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Fresh for an hour; for another day the old file may be used while the new one loads. */
const SHORT = 'public, max-age=3600, stale-while-revalidate=86400';

const rule = (path, cache) =>
  `${path}\n  Access-Control-Allow-Origin: *\n  Cache-Control: ${cache}\n`;

const entries = readdirSync('dist')
  .filter((name) => name.endsWith('.js'))
  .toSorted();

writeFileSync(
  'dist/_headers',
  [rule(`/${filesFolder()}/*`, FOREVER), ...entries.map((name) => rule(`/${name}`, SHORT))].join(
    '\n',
  ),
);
