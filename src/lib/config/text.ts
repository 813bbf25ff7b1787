import { parseId } from './id.ts';
import { parsed, refused, type ParseResult, type Parser } from './parser.ts';

// As in a cut emoji; `encodeURIComponent` throws on one.
const LONE_SURROGATES = /\p{Cs}/gu;

/** A text without lone surrogates. */
export function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATES, '');
}

const CONTROL_CHARACTER = /\p{Cc}/u;
const VISIBLE_ASCII = /^[!-~]+$/;
const HOST_NAME = /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i;

/** A text or a number as well-formed, trimmed text; empty for anything else. */
export function toText(input: unknown): string {
  return typeof input === 'string' || typeof input === 'number'
    ? wellFormed(String(input)).trim()
    : '';
}

/** Parses a text of one line. */
export function parseText(input: unknown): ParseResult<string> {
  const text = toText(input);
  return text && !CONTROL_CHARACTER.test(text) ? parsed(text) : refused('text');
}

/** Parses a token: visible ASCII, safe in a header. */
export function parseToken(input: unknown): ParseResult<string> {
  const text = toText(input);
  return VISIBLE_ASCII.test(text) ? parsed(text) : refused('token');
}

/** Parses a host name, such as `www.example.pt`. */
export function parseHostName(input: unknown): ParseResult<string> {
  const text = toText(input);
  return HOST_NAME.test(text) ? parsed(text.toLowerCase()) : refused('hostName');
}

const TRUE = ['', 'true', '1'];
const FALSE = ['false', '0'];

/** Parses a boolean: "", "true", "1" or "false", "0". Contract section 1. */
export function parseBoolean(input: unknown): ParseResult<boolean> {
  const text = String(input).trim().toLowerCase();
  if (TRUE.includes(text)) return parsed(true);
  return FALSE.includes(text) ? parsed(false) : refused('boolean');
}

/** A parser of the `qr` parameter, which may be the scanned code itself: any word but "false" and "0" starts the flow. */
export const parseQr: Parser<boolean, string> = (input) => {
  const word = parseBoolean(input);
  return word.ok || parseId(input) === null ? word : parsed(true);
};

/** The offer code that a `qr` parameter is; null for a boolean. */
export const codeOfQr = (input: unknown): string | null =>
  parseBoolean(input).ok ? null : parseId(input);

/** A parser for a choice of words. */
export function oneOf<const Choice extends string>(...choices: readonly Choice[]): Parser<Choice> {
  return (input) => {
    const text = toText(input).toLowerCase();
    const choice = choices.find((each) => each === text);
    return choice === undefined ? refused(choices.join()) : parsed(choice);
  };
}
