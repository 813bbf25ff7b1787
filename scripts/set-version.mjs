/**
 * Runs within `npm version`: writes the new version of package.json wherever else it stands, and the day into the heading of the
 * changelog. See docs/release.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const WORDPRESS = 'demo/cms/wordpress/merchant-checkout';
const JOOMLA = 'demo/cms/joomla/mod_merchant_checkout/mod_merchant_checkout.xml';

/** The places of the version: a file, and the text before and after the version there. */
const PLACES = [
  ['README.md', '`merchant-checkout-', '-HASH/`'],
  ['README.md', '/merchant-checkout-', '.tgz'],
  ['docs/package.md', '/merchant-checkout-', '.tgz'],
  [`${WORDPRESS}/readme.txt`, 'Stable tag: ', '\n'],
  [`${WORDPRESS}/merchant-checkout.php`, ' * Version:           ', '\n'],
  [`${WORDPRESS}/merchant-checkout.php`, "'MERCHANT_CHECKOUT_VERSION', '", "'"],
  [`${WORDPRESS}/block/block.json`, '"version": "', '"'],
  [JOOMLA, '<version>', '</version>'],
];

/** The files with a version in them. */
export const FILES = [...new Set(PLACES.map(([file]) => file))];

const escaped = (text) => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&');

/** The text of one of `FILES` with another version; throws where the version does not stand exactly once in a place. */
export function withVersion(file, text, version) {
  return PLACES.filter(([name]) => name === file).reduce((now, [, before, after]) => {
    const place = new RegExp(`${escaped(before)}\\d+\\.\\d+\\.\\d+[\\w.-]*?${escaped(after)}`, 'g');
    if (now.match(place)?.length !== 1)
      throw new Error(`${file} does not have the version once after "${before}".`);
    return now.replace(place, () => `${before}${version}${after}`);
  }, text);
}

/** The changelog with the day in place of "unreleased"; throws where the version has no heading. */
export function withDay(changelog, version, day) {
  const heading = `## ${version} (`;
  if (!changelog.includes(heading))
    throw new Error(`CHANGELOG.md has no heading for ${version}: write what is new first.`);
  return changelog.replace(`${heading}unreleased)`, `${heading}${day})`);
}

if (resolve(process.argv[1] ?? '') === import.meta.filename) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const day = new Date().toISOString().slice(0, 10);
  const texts = new Map(
    FILES.map((file) => [file, withVersion(file, readFileSync(file, 'utf8'), version)]),
  );
  texts.set('CHANGELOG.md', withDay(readFileSync('CHANGELOG.md', 'utf8'), version, day));
  for (const [file, text] of texts) writeFileSync(file, text);
}
