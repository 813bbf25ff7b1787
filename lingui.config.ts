import { readdirSync } from 'node:fs';

import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-json';

const SOURCE = 'pt_PT';

/** The texts by room, a file each. The formal texts, which are few, are compiled by scripts/join-catalogs.mjs. */
const rooms = readdirSync(`locales/${SOURCE}`)
  .filter((file) => file.endsWith('.json') && file !== 'formal.json')
  .map((file) => file.replace('.json', ''));

/** Catalogs carry the platform's own language codes; inside, BCP 47 is spoken (src/platform/i18n). */
export default defineConfig({
  locales: readdirSync('locales'),
  sourceLocale: SOURCE,
  catalogs: rooms.map((name) => ({ path: `locales/{locale}/${name}`, include: ['src'] })),
  format: formatter({ style: 'minimal' }),
  compileNamespace: 'ts',
});
