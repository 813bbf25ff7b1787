import { wellFormed } from '../text/well-formed.ts';
import { parsed, refused, type ParseResult } from './parse-result.ts';

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
