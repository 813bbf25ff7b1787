import { PLACEHOLDERS } from '../../../locales/pt_PT/placeholders.ts';
import { parseLanguage, LANGUAGE_CODES, type LanguageCode } from '../../lib/config/language.ts';
import { isRecord } from '../../lib/config/json.ts';
import { compileText, placesOf, type CompiledText } from './message-places.ts';

const OWN_TEXT_MAX_LENGTH = 1_000; // characters

/** Characters of the page's own names that a message repeats. */
const QUOTED_LENGTH = 60;

/** Compiled texts by id. */
type TextsByKey = Map<string, CompiledText>;

const quote = (text: string) => JSON.stringify(text.slice(0, QUOTED_LENGTH));

const inBraces = (places: readonly string[]) =>
  places.length > 0
    ? `the placeholders ${places.map((name) => `{${name}}`).join(', ')}`
    : 'no placeholders';

const LANGUAGES = LANGUAGE_CODES.map((code) => code.slice(0, 2)).join(', ');

/** Compiles a replacement of the text `id`; throws an error with the accepted values. */
function compileFor(id: string, text: unknown): readonly [key: string, compiled: CompiledText] {
  const places = Object.hasOwn(PLACEHOLDERS, id) ? PLACEHOLDERS[id] : undefined;
  if (!places) throw new Error('no text has this id');
  if (typeof text !== 'string' || !text.trim() || text.length > OWN_TEXT_MAX_LENGTH)
    throw new Error(`it takes a text of 1 to ${OWN_TEXT_MAX_LENGTH} characters`);
  const compiled = compileText(text);
  if (placesOf(compiled).join() !== places.join()) throw new Error(`it takes ${inBraces(places)}`);
  return [id, compiled];
}

/**
 * Checks a page's own texts against the catalog. Returns the usable ones, compiled, and a message for each that is left
 * out: an unknown language or id, a value that is not text, or placeholders that differ from the original's. Never
 * throws. Contract section 1 "texts".
 */
export function readOwnTexts(given: object | null) {
  const texts = new Map<LanguageCode, TextsByKey>();
  const problems: string[] = [];
  for (const [name, entries] of Object.entries(given ?? {})) {
    const language = parseLanguage(name);
    const place = `The property "texts" cannot use ${quote(name)}`;
    if (!language.ok) problems.push(`${place}: the languages are ${LANGUAGES}.`);
    else if (!isRecord(entries)) problems.push(`${place}: it takes an object of ids and texts.`);
    else {
      const own: TextsByKey = texts.get(language.value) ?? new Map();
      texts.set(language.value, own);
      for (const [id, text] of Object.entries(entries)) {
        try {
          own.set(...compileFor(id, text));
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          // Further lines of a syntax error only show its position.
          const [message] = reason.split(/:?\n/);
          problems.push(
            `The property "texts" cannot use ${quote(id)} in ${quote(name)}: ${message}.`,
          );
        }
      }
    }
  }
  return { texts, problems };
}
