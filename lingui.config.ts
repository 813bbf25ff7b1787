import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-json';

/** Catalogs carry the platform's own language codes; inside, BCP 47 is spoken (src/i18n). */
export default defineConfig({
  locales: ['pt_PT', 'es_ES', 'en_EN'],
  sourceLocale: 'pt_PT',
  catalogs: [{ path: 'locales/{locale}/messages', include: ['src'] }],
  format: formatter({ style: 'minimal' }),
  compileNamespace: 'ts',
});
