/**
 * Writes locales/<language>/further.ts, the compiled texts of all areas except the first, which load as one file, and
 * for languages with formal texts formal.ts, the differences of their compiled texts. Runs after `lingui compile`,
 * which requires each text in each language.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';

import { compileMessage } from '@lingui/message-utils/compileMessage';

import { FORMAL_FILE, hasRegisters } from './informal-texts.mjs';
import { textPatch } from './text-patch.mjs';

/** The texts of the first screen, which have their own file. */
const FIRST_FILE = 'checkout.json';

async function areasOf(language) {
  const files = await readdir(`locales/${language}`);
  return files.filter((file) => file.endsWith('.json') && file !== FORMAL_FILE).toSorted();
}

const readTexts = async (language, file) =>
  JSON.parse(await readFile(`locales/${language}/${file}`, 'utf8'));

async function joinAreas(language) {
  const areas = (await areasOf(language))
    .filter((file) => file !== FIRST_FILE)
    .map((file) => file.replace('.json', ''));
  const imports = areas.map((area) => `import { messages as ${area} } from './${area}.ts';`);
  return `${imports.join('\n')}
export const messages = { ${areas.map((area) => `...${area}`).join(', ')} };
`;
}

/** In the form in which they are loaded, so that positions match. */
const compiled = (text) => JSON.stringify(compileMessage(text));

async function compileFormal(language) {
  const areas = await Promise.all(
    (await areasOf(language)).map((file) => readTexts(language, file)),
  );
  const texts = Object.assign({}, ...areas);
  const formal = Object.entries(await readTexts(language, FORMAL_FILE));
  const patches = formal.map(([key, text]) => [
    key,
    textPatch(compiled(texts[key]), compiled(text)),
  ]);
  const object = JSON.stringify(JSON.stringify(Object.fromEntries(patches)));
  return `export const patches = JSON.parse(${object}) as Record<string, (number | string)[]>;
`;
}

for (const language of await readdir('locales')) {
  await writeFile(`locales/${language}/further.ts`, await joinAreas(language));
  if (hasRegisters(language))
    await writeFile(`locales/${language}/formal.ts`, await compileFormal(language));
}
