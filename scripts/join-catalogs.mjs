/**
 * Writes locales/<language>/further.ts, the compiled texts of all areas except the first, which load as one file, and
 * for languages with formal texts formal.ts: the words that these have in place of others, and their other differences.
 * Runs after `lingui compile`, which requires each text in each language.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';

import { compileMessage } from '@lingui/message-utils/compileMessage';

import { FORMAL_FILE, hasRegisters } from './informal-texts.mjs';
import { changedWords, textPatch, withWords } from './text-patch.mjs';

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

const asCode = (entries) =>
  `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(entries)))})`;

async function compileFormal(language) {
  const areas = await Promise.all(
    (await areasOf(language)).map((file) => readTexts(language, file)),
  );
  const texts = Object.assign({}, ...areas);
  const formal = await readTexts(language, FORMAL_FILE);
  const pairs = Object.entries(texts).map(([key, text]) => [
    key,
    compiled(text),
    compiled(formal[key] ?? text),
  ]);
  const words = changedWords(pairs.map(([, from, to]) => [from, to]));
  const patches = pairs
    .map(([key, from, to]) => [key, textPatch(withWords(from, words), to)])
    .filter(([, patch]) => patch.length > 0);
  return `export const patches = ${asCode(patches)} as Record<string, (number | string)[]>;
export const words = ${asCode(words)} as Record<string, string>;
`;
}

for (const language of await readdir('locales')) {
  await writeFile(`locales/${language}/further.ts`, await joinAreas(language));
  if (hasRegisters(language))
    await writeFile(`locales/${language}/formal.ts`, await compileFormal(language));
}
