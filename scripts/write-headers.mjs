/**
 * Writes dist/_headers, which Netlify, Cloudflare Pages and others read: how long a browser may keep each file. Files in
 * a folder with a version never change; those with fixed names change with a release and are short-lived. Rules for the same
 * header would be joined, so no path matches two of them.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** A year: the longest that caches honour. */
const FOREVER = 'public, max-age=31536000, immutable';
/** After an hour a browser asks again; for a day it may show the old file meanwhile. */
const SHORT = 'public, max-age=3600, stale-while-revalidate=86400';

const rule = (path, cache) =>
  `${path}\n  Access-Control-Allow-Origin: *\n  Cache-Control: ${cache}\n`;

const entries = readdirSync('dist')
  .filter((name) => name.endsWith('.js'))
  .toSorted();

writeFileSync(
  'dist/_headers',
  [
    rule(`/merchant-checkout-${version}/*`, FOREVER),
    ...entries.map((name) => rule(`/${name}`, SHORT)),
  ].join('\n'),
);
