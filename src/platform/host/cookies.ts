/** The cookies of one page. */
export type HostCookies = ReturnType<typeof createCookies>;

interface CookieScope {
  /** Null for this host only. */
  domain: string | null;
  /** The whole site by default. */
  path?: string;
  /** Seconds; null makes a session cookie, 0 deletes. */
  maxAge: number | null;
}

/** The cookies of a page as they were read, until the next microtask or write. */
const jarOfPage = new WeakMap<Document, string>();

/** Reads a page's cookies at most once per microtask: each read waits for another process, some ms on a slow phone. */
function readJar(page: Document): string {
  const known = jarOfPage.get(page);
  if (known !== undefined) return known;
  const jar = page.cookie;
  jarOfPage.set(page, jar);
  queueMicrotask(() => jarOfPage.delete(page));
  return jar;
}

/** The value of a cookie; null if it is missing or unreadable. */
function readCookie(page: Document, name: string): string | null {
  const start = `${encodeURIComponent(name)}=`;
  try {
    const pair = readJar(page)
      .split('; ')
      .find((each) => each.startsWith(start));
    return pair === undefined ? null : decodeURIComponent(pair.slice(start.length));
  } catch {
    return null;
  }
}

/** Sets a cookie with `SameSite=Lax`, and `Secure` on https. Never throws. */
function writeCookie(
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
  jarOfPage.delete(page);
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
function acceptsCookie(page: Document, domain: string): boolean {
  writeCookie(page, PROBE_NAME, '1', { domain, maxAge: null });
  const isAccepted = readCookie(page, PROBE_NAME) === '1';
  if (isAccepted) writeCookie(page, PROBE_NAME, '', { domain, maxAge: 0 });
  return isAccepted;
}

/**
 * The registrable domain of a page: the shortest suffix that accepts a test cookie. Null (this host only) on localhost, on
 * an IP address and without cookies. Contract section 3.
 */
export function findCookieDomain(page: Document): string | null {
  const { hostname } = page.location;
  if (!hostname.includes('.') || IP_ADDRESS.test(hostname)) return null;
  return suffixesOf(hostname).find((domain) => acceptsCookie(page, domain)) ?? null;
}

const SECONDS_PER_DAY = 86_400;

/** The cookies that the browser refused, shared by all elements of a page. */
const memoryOfPage = new WeakMap<Document, Map<string, string>>();

/** Deletes a cookie in every scope that this page can read: each domain, each folder of its path. */
function removeEverywhere(page: Document, name: string): void {
  const { hostname, pathname } = page.location;
  for (const domain of [null, ...suffixesOf(hostname)]) {
    let path = '';
    for (const part of pathname.split('/')) {
      path += part;
      writeCookie(page, name, '', { domain, path, maxAge: 0 });
      path += '/';
      writeCookie(page, name, '', { domain, path, maxAge: 0 });
    }
  }
}

/**
 * Creates the cookies of a page's registrable domain, kept in memory if the browser refuses them. Its methods never throw.
 * Spec section 4 "Login step", contract section 3.
 */
export function createCookies(page: Document) {
  const memory = memoryOfPage.get(page) ?? new Map<string, string>();
  memoryOfPage.set(page, memory);
  let domain: string | null | undefined;

  /** Probed at the first write only. */
  function cookieDomain(): string | null {
    if (domain === undefined) domain = findCookieDomain(page);
    return domain;
  }

  return {
    read: (name: string): string | null => memory.get(name) ?? readCookie(page, name),
    /** `days` null makes a session cookie. */
    write(name: string, value: string, days: number | null): void {
      const maxAge = days === null ? null : days * SECONDS_PER_DAY;
      // A cookie of another scope could be read instead.
      removeEverywhere(page, name);
      writeCookie(page, name, value, { domain: cookieDomain(), maxAge });
      if (readCookie(page, name) === value) memory.delete(name);
      else memory.set(name, value);
    },
    remove(name: string): void {
      memory.delete(name);
      removeEverywhere(page, name);
    },
  };
}
