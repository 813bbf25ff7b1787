import { isRecord } from './json.ts';
import { parsed, refused, type Parser } from './parser.ts';

/** A page's own texts: by language, as `lang` takes it, the plain text by id. Contract section 1 "texts". */
export interface TextsByLanguage {
  readonly [language: string]: Readonly<Record<string, string>>;
}

/**
 * Copies a page's own texts as plain data, so that a later change of the page's object changes nothing. Whether they have the
 * shape of their type is checked where they apply (`platform/i18n/own-texts.ts`). Refuses text: `texts` is no attribute.
 */
export const parseTexts: Parser<TextsByLanguage> = (input) =>
  isRecord(input) ? parsed(JSON.parse(JSON.stringify(input))) : refused('texts');
