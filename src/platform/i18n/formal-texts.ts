import type { Messages } from '@lingui/core';

import type { LanguageCode } from '../../lib/config/language.ts';

/** The texts that differ where the customer is addressed formally; a language without them has one register. */
const FORMAL: Partial<Record<LanguageCode, () => Promise<{ messages: Messages }>>> = {
  pt_PT: () => import('../../../locales/pt_PT/formal.ts'),
  es_ES: () => import('../../../locales/es_ES/formal.ts'),
};

/** Loads the formal texts of a language; null where it has none. Contract section 1 "address". */
export const loadFormalTexts = async (language: LanguageCode): Promise<Messages | null> =>
  (await FORMAL[language]?.())?.messages ?? null;
