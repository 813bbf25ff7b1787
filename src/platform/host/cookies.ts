import type { HostCookies } from './host.ts';
import { findCookieDomain, suffixesOf } from './cookie-domain.ts';
import { readCookie, writeCookie } from './cookie-jar.ts';

const SECONDS_PER_DAY = 86_400;

/** What browsers without cookies keep, one memory for all elements of a page: they share the signed-in user. */
const memoryOfPage = new WeakMap<Document, Map<string, string>>();

function memoryOf(page: Document): Map<string, string> {
  const memory = memoryOfPage.get(page) ?? new Map<string, string>();
  memoryOfPage.set(page, memory);
  return memory;
}

/** Deletes a cookie in every scope that this page could read it from: each of its domains, each folder of its path. */
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
 * Cookies of the registrable domain. Where the browser keeps none, values live in memory as long as
 * the page does. Never throws. Spec section 4 "Login step", contract section 3.
 */
export function createCookies(page: Document): HostCookies {
  const memory = memoryOf(page);
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
      // One of another scope would be read in its place.
      removeEverywhere(page, name);
      writeCookie(page, name, value, { domain: cookieDomain(), maxAge });
      if (readCookie(page, name) === value) memory.delete(name);
      else memory.set(name, value);
    },
    remove(name) {
      memory.delete(name);
      removeEverywhere(page, name);
    },
  };
}
