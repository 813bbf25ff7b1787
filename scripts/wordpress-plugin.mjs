/**
 * `npm run plugin:wordpress`: the WordPress plugin with the built files, as a zip that **Plugins > Add New > Upload**
 * takes. Needs a build.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

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

/** The fields of a file that its local header and the central directory share. */
function fieldsOf({ name, data, packed }) {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(0x0800, 2);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt16LE(0, 6);
  fields.writeUInt16LE(0x21, 8);
  fields.writeUInt32LE(crc32(data), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(data.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

/** Files as a zip. All have the same date, so that equal files give equal bytes. */
function zip(files) {
  const bodies = [];
  const directory = [];
  let offset = 0;
  for (const { name, data } of files) {
    const file = { name, data, packed: deflateRawSync(data) };
    const fields = fieldsOf(file);
    const body = Buffer.concat([
      Buffer.from('PK\u0003\u0004'),
      fields,
      Buffer.from(name),
      file.packed,
    ]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const row = [Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, place, Buffer.from(name)];
    directory.push(Buffer.concat(row));
    bodies.push(body);
    offset += body.length;
  }
  const rows = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(rows.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, rows, end]);
}

/** Writes the plugin and its zip into `folder`; returns the path of the zip. */
export async function packPlugin(folder) {
  const plugin = join(folder, NAME);
  await layOutPlugin(plugin);
  const paths = (await filesBelow(plugin)).sort();
  const files = paths.map((path) => ({
    name: `${NAME}/${path}`,
    data: readFileSync(join(plugin, path)),
  }));
  const target = join(folder, `${NAME}.zip`);
  writeFileSync(target, zip(files));
  return target;
}

if (resolve(process.argv[1] ?? '') === import.meta.filename) {
  const target = await packPlugin(join(ROOT, 'demo/cms/.build'));
  console.log(target.slice(ROOT.length + 1));
}
