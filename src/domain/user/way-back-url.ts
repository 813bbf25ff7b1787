/** Names of parameters that no mail may carry: of sign-ins, of sessions, and what we add to an address ourselves. */
const NEVER_MAILED =
  /token|session|secret|passw|nonce|signature|^auth(?!or)|^user_?id$|^code$|^mc-/i;

/** A query or hash without the parameters that no mail may carry; its lead (`?`, `#`, `#/path?`) stays while some are left. */
function withoutSecrets(part: string): string {
  const start = part.indexOf('?') + 1 || 1;
  const rest = part
    .slice(start)
    .split('&')
    .filter(
      (pair) => ![...new URLSearchParams(pair).keys()].some((name) => NEVER_MAILED.test(name)),
    )
    .join('&');
  const lead = part.slice(0, start);
  return rest === '' ? lead.replace(/[?#]$/, '') : lead + rest;
}

/**
 * The page's address as a mail may carry it, so that its link leads back to the same place: with query and hash, but
 * without what would sign somebody in. Spec section 7 "forgotPassword".
 */
export function wayBackUrl(pageUrl: string): string {
  const { protocol, host, pathname, search, hash } = new URL(pageUrl);
  return `${protocol}//${host}${pathname}${withoutSecrets(search)}${withoutSecrets(hash)}`;
}
