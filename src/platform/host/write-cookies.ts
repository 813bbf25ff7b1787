import type { CookieWriter, PageCookies } from './cookies.ts';

interface CookieScope {
  /** Null for this host only. */
  domain: string | null;
  /** The whole site by default. */
  path?: string;
  /** Seconds; null makes a session cookie, 0 deletes. */
  maxAge: number | null;
}

/** Sets a cookie with `SameSite=Lax`, and `Secure` on https. Never throws. */
function setCookie(
  { page, forget }: PageCookies,
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
  forget();
  try {
    page.cookie = parts.join('; ');
  } catch {
    // A sandboxed frame has no cookies.
  }
}

const PROBE_NAME = 'merchant-checkout-probe';
const IP_ADDRESS = /^\[|^[\d.]+$/;

/** Suffixes of a host name from the shortest up: `pt`, `example.pt`, `www.example.pt`. */
function suffixesOf(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.map((_, index) => labels.slice(labels.length - 1 - index).join('.'));
}

/** Whether the browser accepts a cookie for a domain; it refuses public suffixes such as `com.pt`. */
function acceptsCookie(cookies: PageCookies, domain: string): boolean {
  setCookie(cookies, PROBE_NAME, '1', { domain, maxAge: null });
  const isAccepted = cookies.read(PROBE_NAME) === '1';
  if (isAccepted) setCookie(cookies, PROBE_NAME, '', { domain, maxAge: 0 });
  return isAccepted;
}

/**
 * The registrable domain of a page: the shortest suffix that accepts a test cookie. Null (this host only) on localhost, on
 * an IP address and without cookies. Contract section 3.
 */
export function findCookieDomain(cookies: PageCookies): string | null {
  const { hostname } = cookies.page.location;
  if (!hostname.includes('.') || IP_ADDRESS.test(hostname)) return null;
  return suffixesOf(hostname).find((domain) => acceptsCookie(cookies, domain)) ?? null;
}

const SECONDS_PER_DAY = 86_400;

/** Deletes a cookie in every scope that this page can read: each domain, each folder of its path. */
function removeEverywhere(cookies: PageCookies, name: string): void {
  const { hostname, pathname } = cookies.page.location;
  for (const domain of [null, ...suffixesOf(hostname)]) {
    let path = '';
    for (const part of pathname.split('/')) {
      path += part;
      setCookie(cookies, name, '', { domain, path, maxAge: 0 });
      path += '/';
      setCookie(cookies, name, '', { domain, path, maxAge: 0 });
    }
  }
}

/**
 * Creates the writer of the cookies of a page's registrable domain, which are kept in memory if the browser refuses them.
 * Spec section 4 "Login step", contract section 3.
 */
export function createCookieWriter(cookies: PageCookies): CookieWriter {
  const { memory } = cookies;
  let domain: string | null | undefined;

  /** Probed at the first write only. */
  function cookieDomain(): string | null {
    if (domain === undefined) domain = findCookieDomain(cookies);
    return domain;
  }

  function remove(name: string): void {
    memory.delete(name);
    removeEverywhere(cookies, name);
  }

  return {
    write(name, value, days) {
      const maxAge = days === null ? null : days * SECONDS_PER_DAY;
      // A cookie of another scope could be read instead.
      remove(name);
      setCookie(cookies, name, value, { domain: cookieDomain(), maxAge });
      if (cookies.read(name) !== value) memory.set(name, value);
    },
    remove,
  };
}
