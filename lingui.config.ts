import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-json';

import { CATALOG_NAMES } from './src/platform/i18n/catalog-names.ts';

/** Catalogs carry the platform's own language codes; inside, BCP 47 is spoken (src/platform/i18n). */
export default defineConfig({
  locales: ['pt_PT', 'es_ES', 'en_EN'],
  sourceLocale: 'pt_PT',
  catalogs: CATALOG_NAMES.map((name) => ({ path: `locales/{locale}/${name}`, include: ['src'] })),
  format: formatter({ style: 'minimal' }),
  compileNamespace: 'ts',
});
