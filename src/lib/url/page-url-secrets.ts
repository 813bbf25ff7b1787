import { isRecord, toData } from '../config/json.ts';
import { filterParams, keepParams, splitParams } from './url-params.ts';

/** Parameters that must not leave the page: of sign-ins, of sessions, and our own. */
const SECRET =
  /token|sess|secret|passw|pwd|nonce|signature|jwt|credential|api_?key|^auth(?!or)|^user_?id$|^(oob)?code$|^s(id|ig)$|^otp$|^mc-/i;
const OWN = /^mc-/i;

/** Parameters of a query and of a hash, as written: `a=1&b=2`. */
interface UrlParts {
  search: string;
  hash: string;
}

function stripped(part: string): string {
  const kept = keepParams(part, (name) => !SECRET.test(name));
  const [prefix, params] = splitParams(kept);
  return params ? kept : prefix.replace(/[?#]$/, '');
}

const secretsOf = (part: string): string =>
  filterParams(splitParams(part)[1], (name) => SECRET.test(name) && !OWN.test(name));

/**
 * The page's address for a mail, a payment provider or the platform: with query and hash, but without secrets. Spec section
 * 7 "forgotPassword", contract section 2 "Return from payment".
 */
export function withoutSecrets(pageUrl: string): string {
  const { protocol, host, pathname, search, hash } = new URL(pageUrl);
  return `${protocol}//${host}${pathname}${stripped(search)}${stripped(hash)}`;
}

/** The parts that `withoutSecrets` removes, except our own; null without any. */
export function secretParts(pageUrl: string): UrlParts | null {
  const { search, hash } = new URL(pageUrl);
  const parts = { search: secretsOf(search), hash: secretsOf(hash) };
  return parts.search || parts.hash ? parts : null;
}

/** Parses stored parts; null if invalid. */
export function parseUrlParts(text: string | null): UrlParts | null {
  const data = text === null ? null : toData(text);
  const { search, hash } = isRecord(data) ? data : {};
  return typeof search === 'string' && typeof hash === 'string' ? { search, hash } : null;
}

/** Appends parameters to a query or hash. */
function added(part: string, mark: '?' | '#', pairs: string): string {
  if (!pairs) return part;
  if (!part) return mark + pairs;
  return part + (part.startsWith('#/') && !part.includes('?') ? '?' : '&') + pairs;
}

/** Path, query and hash of an address with removed parts put back. */
export function withParts(url: URL, { search, hash }: UrlParts): string {
  return url.pathname + added(url.search, '?', search) + added(url.hash, '#', hash);
}
