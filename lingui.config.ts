import { formatter } from '@lingui/format-json';
import { defineConfig } from '@lingui/cli';

export default defineConfig({
  locales: ['pt_PT', 'es_ES', 'en_EN'],
  sourceLocale: 'pt_PT',
  catalogs: [{ path: 'locales/{locale}/messages', include: ['src'] }],
  format: formatter({ style: 'minimal' }),
  compileNamespace: 'ts',
});
