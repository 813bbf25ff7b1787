import type { HostCookies } from './host.ts';
import { findCookieDomain } from './cookie-domain.ts';
import { readCookie, writeCookie } from './cookie-jar.ts';

const SECONDS_PER_DAY = 86_400;

/**
 * Cookies of the registrable domain. Where the browser keeps none, values live in memory as long as
 * the element does. Never throws. Spec section 4 "Login step", contract section 3.
 */
export function createCookies(page: Document): HostCookies {
  const memory = new Map<string, string>();
  let domain: string | null | undefined;

  /** Found once, and only when something is written. */
  function cookieDomain(): string | null {
    if (domain === undefined) domain = findCookieDomain(page);
    return domain;
  }

  return {
    read: (name) => memory.get(name) ?? readCookie(page, name),
    write(name, value, days) {
      const maxAge = days === null ? null : days * SECONDS_PER_DAY;
      writeCookie(page, name, value, { domain: cookieDomain(), maxAge });
      if (readCookie(page, name) === value) memory.delete(name);
      else memory.set(name, value);
    },
    remove(name) {
      memory.delete(name);
      writeCookie(page, name, '', { domain: cookieDomain(), maxAge: 0 });
    },
  };
}
