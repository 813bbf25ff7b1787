import { parsed, refused, type ParseResult, type Parser } from './parser.ts';

// Half of a character outside the basic plane, as a cut emoji leaves it: `encodeURIComponent` throws on one.
const LONE_SURROGATES = /\p{Cs}/gu;

/** A text without half characters; it can be encoded for an address. */
export function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATES, '');
}

const CONTROL_CHARACTER = /\p{Cc}/u;
const VISIBLE_ASCII = /^[!-~]+$/;
const HOST_NAME = /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i;

/** The text of a value that was written as text or as a number, well-formed; empty for anything else. */
export function toText(input: unknown): string {
  return typeof input === 'string' || typeof input === 'number'
    ? wellFormed(String(input)).trim()
    : '';
}

/** Reads a text of one line. */
export function parseText(input: unknown): ParseResult<string> {
  const text = toText(input);
  return text && !CONTROL_CHARACTER.test(text) ? parsed(text) : refused('text');
}

/** Reads a token that becomes part of a header: visible ASCII, so that it cannot break out of it. */
export function parseToken(input: unknown): ParseResult<string> {
  const text = toText(input);
  return VISIBLE_ASCII.test(text) ? parsed(text) : refused('token');
}

/** Reads the name of a host, such as `www.example.pt`. */
export function parseHostName(input: unknown): ParseResult<string> {
  const text = toText(input);
  return HOST_NAME.test(text) ? parsed(text.toLowerCase()) : refused('hostName');
}

const TRUE = ['', 'true', '1'];
const FALSE = ['false', '0'];

/** Reads a boolean: "", "true", "1" are true; "false", "0" are false. Contract section 1. */
export function parseBoolean(input: unknown): ParseResult<boolean> {
  const text = String(input).trim().toLowerCase();
  if (TRUE.includes(text)) return parsed(true);
  return FALSE.includes(text) ? parsed(false) : refused('boolean');
}

/** A parser of one word out of a closed list. */
export function oneOf<const Choice extends string>(...choices: readonly Choice[]): Parser<Choice> {
  return (input) => {
    const text = toText(input).toLowerCase();
    const choice = choices.find((each) => each === text);
    return choice === undefined ? refused(choices.join()) : parsed(choice);
  };
}
