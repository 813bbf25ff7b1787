/**
 * `npm run plugin:wordpress`: the WordPress plugin with the built files, as a zip that **Plugins > Add New > Upload**
 * takes. Needs a build.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { zipSync } from 'fflate';

import { filesBelow } from './files-below.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const SOURCE = join(ROOT, 'demo/cms/wordpress/merchant-checkout');
const NAME = 'merchant-checkout';
/** The files that a page loads; the other builds contain the same code. */
const BUILT = /^merchant-checkout(-sandbox)?\.js$|^merchant-checkout-\d[^/]*\/.*\.js$|\.txt$/;

const phpText = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The texts of a .po file by key; a context precedes its text, as WordPress looks it up. */
export function readPo(po) {
  const entry = /^(?:msgctxt (?<context>".*")\n)?msgid (?<id>".+")\nmsgstr (?<text>".+")$/gm;
  return Object.fromEntries(
    [...po.matchAll(entry)].map(({ groups }) => {
      const { context, id, text } = groups;
      const key = context ? `${JSON.parse(context)}\u0004${JSON.parse(id)}` : JSON.parse(id);
      return [key, JSON.parse(text)];
    }),
  );
}

/** Texts in the format that WordPress 6.5 and later load without a parser. */
function translationFile(language, po) {
  const messages = Object.entries(readPo(po)).map(
    ([key, text]) => `${phpText(key)}=>${phpText(text)}`,
  );
  return `<?php\nreturn array('domain'=>'${NAME}','language'=>'${language}','messages'=>array(${messages.join(',\n')}));\n`;
}

/** Writes the files of the plugin into `folder`, which is emptied first. */
export async function layOutPlugin(folder) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(SOURCE, folder, { recursive: true });
  const dist = join(ROOT, 'dist');
  for (const path of (await filesBelow(dist)).filter((each) => BUILT.test(each))) {
    mkdirSync(dirname(join(folder, 'assets', path)), { recursive: true });
    cpSync(join(dist, path), join(folder, 'assets', path));
  }
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'license.txt'));
  const languages = join(folder, 'languages');
  for (const file of readdirSync(languages)) {
    const [, language] = /^merchant-checkout-(.+)\.po$/.exec(file);
    const texts = translationFile(language, readFileSync(join(languages, file), 'utf8'));
    writeFileSync(join(languages, file.replace(/\.po$/, '.l10n.php')), texts);
  }
}

/** All files have the same date, so that equal files give equal bytes. A zip has local time, so it is made in local time. */
const DATE = new Date(1980, 0, 1);

/** Writes the plugin and its zip into `folder`; returns the path of the zip. */
export async function packPlugin(folder) {
  const plugin = join(folder, NAME);
  await layOutPlugin(plugin);
  const paths = (await filesBelow(plugin)).sort();
  const files = paths.map((path) => [`${NAME}/${path}`, readFileSync(join(plugin, path))]);
  const target = join(folder, `${NAME}.zip`);
  writeFileSync(target, zipSync(Object.fromEntries(files), { level: 9, mtime: DATE }));
  return target;
}

if (resolve(process.argv[1] ?? '') === import.meta.filename) {
  const target = await packPlugin(join(ROOT, 'demo/cms/.build'));
  console.log(target.slice(ROOT.length + 1));
}
