interface CookieScope {
  /** Null keeps the cookie on this host alone. */
  domain: string | null;
  /** The whole site when not given. */
  path?: string;
  /** Seconds; null makes a session cookie, 0 deletes. */
  maxAge: number | null;
}

/** The value of a cookie; null when there is none, it is unreadable or cookies are refused. */
export function readCookie(page: Document, name: string): string | null {
  const start = `${encodeURIComponent(name)}=`;
  try {
    const pair = page.cookie.split('; ').find((each) => each.startsWith(start));
    return pair === undefined ? null : decodeURIComponent(pair.slice(start.length));
  } catch {
    return null;
  }
}

/** Sets a cookie, for the whole site unless a path is given: `SameSite=Lax`, and `Secure` on https. Never throws. */
export function writeCookie(
  page: Document,
  name: string,
  value: string,
  { domain, path = '/', maxAge }: CookieScope,
): void {
  const parts = [
    `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    'SameSite=Lax',
  ];
  if (domain) parts.push(`Domain=${domain}`);
  if (maxAge !== null) parts.push(`Max-Age=${maxAge}`);
  if (page.location.protocol === 'https:') parts.push('Secure');
  try {
    page.cookie = parts.join('; ');
  } catch {
    // A sandboxed frame has no cookies; the caller keeps the value in memory.
  }
}
