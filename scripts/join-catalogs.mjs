/**
 * Writes locales/<language>/further.ts, the compiled texts of all areas besides the first: they travel in one file.
 * Runs after `lingui compile`.
 */
import { readdir, writeFile } from 'node:fs/promises';

const FIRST_AREA = 'checkout.json';

for (const language of await readdir('locales')) {
  const files = await readdir(`locales/${language}`);
  const areas = files
    .filter((file) => file.endsWith('.json') && file !== FIRST_AREA)
    .map((file) => file.replace('.json', ''))
    .toSorted();
  const imports = areas.map((area) => `import { messages as ${area} } from './${area}.ts';`);
  const text = `${imports.join('\n')}
export const messages = { ${areas.map((area) => `...${area}`).join(', ')} };
`;
  await writeFile(`locales/${language}/further.ts`, text);
}
