import { readCookie, writeCookie } from './cookie-jar.ts';

const PROBE_NAME = 'merchant-checkout-probe';
const IP_ADDRESS = /^\[|^[\d.]+$/;

/** Suffixes of a host name from the shortest up: `pt`, `example.pt`, `www.example.pt`. */
export function suffixesOf(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.map((_, index) => labels.slice(labels.length - 1 - index).join('.'));
}

/** Whether the browser takes a cookie for a domain; it refuses public suffixes such as `com.pt`. */
function takesCookie(page: Document, domain: string): boolean {
  writeCookie(page, PROBE_NAME, '1', { domain, maxAge: null });
  const taken = readCookie(page, PROBE_NAME) === '1';
  if (taken) writeCookie(page, PROBE_NAME, '', { domain, maxAge: 0 });
  return taken;
}

/**
 * The registrable domain of a page, found by probing: a test cookie is set, read and deleted from
 * the shortest suffix up. Null (this host alone) on localhost, on an IP address and where cookies
 * are refused. Contract section 3.
 */
export function findCookieDomain(page: Document): string | null {
  const { hostname } = page.location;
  if (!hostname.includes('.') || IP_ADDRESS.test(hostname)) return null;
  return suffixesOf(hostname).find((domain) => takesCookie(page, domain)) ?? null;
}
