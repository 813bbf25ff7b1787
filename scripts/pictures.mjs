/**
 * `npm run pictures -- [folder] [test file,...]`: takes pictures of every screen of the main walks, in four views, and
 * writes a page with all of them. Run it on two commits, with a folder each, to compare them.
 */
import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const WALKS = [
  'every-screen',
  'newest-attributes',
  'payment-states',
  'points',
  'premium',
  'product-screens',
  'services',
  'sign-in-views',
  'start-faults',
  'transcripts',
  'transport',
  'venues',
  'voucher-gift',
].map((name) => `test/flows/${name}.browser.ts`);

const [folder = 'demo/.build/pictures', files = WALKS.join(',')] = process.argv.slice(2);

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The screens of each test, in the order in which they were taken. */
function byTitle(pictures) {
  const groups = new Map();
  for (const picture of pictures) {
    groups.set(picture.title, [...(groups.get(picture.title) ?? []), picture]);
  }
  return groups;
}

/** The page of all pictures: a section per test, a row per screen, a column per view. */
const pageOf = (pictures) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Screens of merchant-checkout</title>
  <style>
    body { font: 16px system-ui, sans-serif; margin: 24px; }
    figure { display: flex; gap: 16px; align-items: start; margin: 0 0 32px; overflow-x: auto; }
    img { border: 1px solid #8884; max-block-size: 90vh; }
  </style>
  <h1>Screens of merchant-checkout</h1>
  ${[...byTitle(pictures)]
    .map(
      ([title, screens]) => `<h2>${escaped(title)}</h2>
  ${screens
    .map(
      ({ name, files: views }) => `<h3>${escaped(name)}</h3>
  <figure>${views.map((view) => `<img loading="lazy" src="${view}" alt="" />`).join('')}</figure>`,
    )
    .join('\n  ')}`,
    )
    .join('\n  ')}
</html>
`;

await rm(folder, { recursive: true, force: true });
const { status } = spawnSync(
  'npx',
  ['web-test-runner', '--config', 'test/web-test-runner.config.mjs', '--group', 'module'],
  { stdio: 'inherit', env: { ...process.env, PICTURES: folder, BROWSER_TESTS: files } },
);
const pictures = JSON.parse(await readFile(join(folder, 'pictures.json'), 'utf8'));
await writeFile(join(folder, 'index.html'), pageOf(pictures));
console.log(`${pictures.length} screens: ${join(folder, 'index.html')}`);
process.exitCode = status ?? 1;
