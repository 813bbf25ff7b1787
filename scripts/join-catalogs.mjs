/**
 * Writes, after `lingui compile`, what is put together from the compiled catalogs: locales/<language>/checkout.ts, the
 * texts of the rooms in the app's chunk as one file, with the imports of the others; a file for each group of rooms;
 * formal.ts for languages with formal texts; and locales/pt_PT/placeholders.ts, the ids of all texts with the sorted
 * names of their placeholders.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';

import { compileMessage } from '@lingui/message-utils/compileMessage';

import { FIRST_ROOMS, placesOf, readCatalogs, SOURCE } from './catalogs.mjs';
import { FORMAL_FILE, hasRegisters } from './informal-texts.mjs';
import { roomsIn, textFileOf } from './rooms.mjs';

const asCode = (value) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** A module with the texts of several rooms. */
const joined = (rooms) => `${rooms
  .map((room) => `import { messages as ${room} } from './${room}.ts';`)
  .join('\n')}
export const messages = { ${rooms.map((room) => `...${room}`).join(', ')} };
`;

/** The rooms of a language whose texts load later. */
const laterRooms = async (language) =>
  [...(await readCatalogs(language)).keys()].filter((room) => !FIRST_ROOMS.includes(room));

/** The texts that every page loads, and the imports of the other catalogs of the language. */
async function firstCatalog(language) {
  const rooms = await laterRooms(language);
  const imports = rooms.map((room) => `  ${room}: () => import('./${textFileOf(room)}.ts'),`);
  const formal = hasRegisters(language) ? "() => import('./formal.ts')" : 'null';
  return `${joined(FIRST_ROOMS)}export const rooms = {
${imports.join('\n')}
};
export const formal = ${formal};
`;
}

async function compileFormal(language) {
  const formal = JSON.parse(await readFile(`locales/${language}/${FORMAL_FILE}`, 'utf8'));
  const compiled = Object.entries(formal).map(([key, text]) => [key, compileMessage(text)]);
  return `import type { Messages } from '@lingui/core';
export const messages: Messages = ${asCode(Object.fromEntries(compiled))};
`;
}

async function listPlaceholders() {
  const catalogs = await readCatalogs(SOURCE);
  const entries = [...catalogs.values()].flatMap((texts) =>
    Object.entries(texts).map(([key, text]) => [key, placesOf(text)]),
  );
  return `export const PLACEHOLDERS: Readonly<Record<string, readonly string[]>> = ${asCode(Object.fromEntries(entries))};
`;
}

for (const language of await readdir('locales')) {
  const rooms = await laterRooms(language);
  for (const file of new Set(rooms.map(textFileOf)))
    if (!rooms.includes(file))
      await writeFile(`locales/${language}/${file}.ts`, joined(roomsIn(file)));
  await writeFile(`locales/${language}/checkout.ts`, await firstCatalog(language));
  if (hasRegisters(language))
    await writeFile(`locales/${language}/formal.ts`, await compileFormal(language));
}
await writeFile(`locales/${SOURCE}/placeholders.ts`, await listPlaceholders());
