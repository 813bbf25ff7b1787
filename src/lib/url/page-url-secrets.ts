import { isRecord, toData } from '../config/json.ts';

/** Names of parameters that no address we hand on may carry: of sign-ins, of sessions, and what we add to an address ourselves. */
const SECRET =
  /token|sess|secret|passw|pwd|nonce|signature|jwt|credential|api_?key|^auth(?!or)|^user_?id$|^(oob)?code$|^s(id|ig)$|^otp$|^mc-/i;
const OWN = /^mc-/i;

/** Parameters of a query and of a hash, as they are written: `a=1&b=2`; empty where there are none. */
export interface UrlParts {
  search: string;
  hash: string;
}

const nameOf = (pair: string) => [...new URLSearchParams(pair).keys()][0] ?? '';

/** A query or hash apart: its lead (`?`, `#`, `#/path?`) and its parameters. */
function split(part: string): [lead: string, pairs: readonly string[]] {
  const start = part.indexOf('?') + 1 || 1;
  return [part.slice(0, start), part.slice(start).split('&')];
}

/** The lead stays while some parameters are left. */
function stripped(part: string): string {
  const [lead, pairs] = split(part);
  const rest = pairs.filter((pair) => !SECRET.test(nameOf(pair))).join('&');
  return rest === '' ? lead.replace(/[?#]$/, '') : lead + rest;
}

function secretsOf(part: string): string {
  const [, pairs] = split(part);
  return pairs.filter((pair) => SECRET.test(nameOf(pair)) && !OWN.test(nameOf(pair))).join('&');
}

/**
 * The page's address as it may be handed to a mail, a payment provider or the platform, so that its link leads back to the
 * same place: with query and hash, but without what would sign somebody in. Spec section 7 "forgotPassword", contract
 * section 2 "Return from payment".
 */
export function withoutSecrets(pageUrl: string): string {
  const { protocol, host, pathname, search, hash } = new URL(pageUrl);
  return `${protocol}//${host}${pathname}${stripped(search)}${stripped(hash)}`;
}

/** The parts that `withoutSecrets` removes from an address of the page; null if there are none. */
export function secretParts(pageUrl: string): UrlParts | null {
  const { search, hash } = new URL(pageUrl);
  const parts = { search: secretsOf(search), hash: secretsOf(hash) };
  return parts.search || parts.hash ? parts : null;
}

/** Reads parts that were kept as JSON; null for anything else. */
export function parseUrlParts(text: string | null): UrlParts | null {
  const data = text === null ? null : toData(text);
  const { search, hash } = isRecord(data) ? data : {};
  return typeof search === 'string' && typeof hash === 'string' ? { search, hash } : null;
}

/** Adds parameters to a query or hash, after those that it has. */
function added(part: string, mark: '?' | '#', pairs: string): string {
  if (!pairs) return part;
  if (!part) return mark + pairs;
  return part + (part.startsWith('#/') && !part.includes('?') ? '?' : '&') + pairs;
}

/** Path, query and hash of an address with the parts that were taken out of it put back. */
export function withParts(url: URL, { search, hash }: UrlParts): string {
  return url.pathname + added(url.search, '?', search) + added(url.hash, '#', hash);
}
