/**
 * Writes locales/<language>/further.ts, the compiled texts of all areas besides the first: they travel in one file. And
 * formal.ts, the compiled formal texts, where a language has such. Runs after `lingui compile`, which wants each text in each language.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';

import { compileMessage } from '@lingui/message-utils/compileMessage';

import { FORMAL_FILE, hasRegisters } from './informal-texts.mjs';

const APART = ['checkout.json', FORMAL_FILE];

async function joinAreas(language) {
  const areas = (await readdir(`locales/${language}`))
    .filter((file) => file.endsWith('.json') && !APART.includes(file))
    .map((file) => file.replace('.json', ''))
    .toSorted();
  const imports = areas.map((area) => `import { messages as ${area} } from './${area}.ts';`);
  return `${imports.join('\n')}
export const messages = { ${areas.map((area) => `...${area}`).join(', ')} };
`;
}

async function compileFormal(language) {
  const texts = JSON.parse(await readFile(`locales/${language}/${FORMAL_FILE}`, 'utf8'));
  const compiled = Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]);
  const object = JSON.stringify(JSON.stringify(Object.fromEntries(compiled)));
  return `import type { Messages } from '@lingui/core';
export const messages = JSON.parse(${object}) as Messages;
`;
}

for (const language of await readdir('locales')) {
  await writeFile(`locales/${language}/further.ts`, await joinAreas(language));
  if (hasRegisters(language))
    await writeFile(`locales/${language}/formal.ts`, await compileFormal(language));
}
