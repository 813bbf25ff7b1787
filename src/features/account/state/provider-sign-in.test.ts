import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';

import { entityConfigAtom, languageAtom } from '../../../context/checkout-context.ts';
import { DEFAULT_ENTITY_CONFIG } from '../../../platform/api/schema/entity-config.ts';
import { socialSettingsAtom } from './provider-sign-in.ts';

test.for([
  ['pt_PT', 'pt-PT'],
  ['es_ES', 'es-ES'],
  ['en_EN', 'en-GB'],
  ['fr_FR', 'fr-FR'],
  ['de_DE', 'de-DE'],
] as const)(
  'a provider of %s is asked to speak %s, with the country that it needs',
  ([language, expected]) => {
    const store = createStore();
    const { env, social } = DEFAULT_ENTITY_CONFIG;
    store.set(entityConfigAtom, {
      ...DEFAULT_ENTITY_CONFIG,
      env: { ...env, googleClientId: 'client' },
      social: { ...social, google: true },
    });
    store.set(languageAtom, language);
    expect(store.get(socialSettingsAtom).get('google')?.language).toBe(expected);
  },
);
