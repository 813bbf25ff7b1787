import type { LanguageCode } from '../../../lib/config/language.ts';

/** What a table is called in the merchant's language, whose catalog need not be loaded. */
const TABLE: Readonly<Record<LanguageCode, string>> = {
  pt_PT: 'Mesa',
  es_ES: 'Mesa',
  en_EN: 'Table',
  fr_FR: 'Table',
  de_DE: 'Tisch',
};

/** What is sent as notes, beside the customer's own text. */
export interface MerchantNotes {
  /** As typed. */
  notes: string;
  /** The table that the page names; null without one. */
  table: string | null;
  /** The language of what is written for the merchant. */
  merchantLang: LanguageCode;
}

/** The customer's notes, then a line with the table, in the merchant's language. Contract section 1 `table`. */
export function merchantNotes({ notes, table, merchantLang }: MerchantNotes): string {
  const line = table === null ? '' : `${TABLE[merchantLang]}: ${table}`;
  return [notes.trim(), line].filter(Boolean).join('\n');
}
