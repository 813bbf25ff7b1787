import { readdirSync } from 'node:fs';

import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-json';

const SOURCE = 'pt_PT';

/** The texts by area, a file each. */
const areas = readdirSync(`locales/${SOURCE}`)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));

/** Catalogs carry the platform's own language codes; inside, BCP 47 is spoken (src/platform/i18n). */
export default defineConfig({
  locales: readdirSync('locales'),
  sourceLocale: SOURCE,
  catalogs: areas.map((name) => ({ path: `locales/{locale}/${name}`, include: ['src'] })),
  format: formatter({ style: 'minimal' }),
  compileNamespace: 'ts',
});
