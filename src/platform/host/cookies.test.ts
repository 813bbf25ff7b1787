import { describe, expect, test, vi } from 'vitest';

import { createCookies } from './cookies.ts';
import { createCookieWriter, findCookieDomain } from './write-cookies.ts';
import { fakeCookiePage } from '../../../test/support/host/fake-cookie-page.ts';

/** The cookies of a page, with their writer. */
function openCookies(page: Document) {
  const cookies = createCookies(page);
  return { ...cookies, ...createCookieWriter(cookies) };
}

describe('the domain of cookies', () => {
  test.each([
    ['https://www.tasca.pt/', ['pt'], 'tasca.pt'],
    ['https://reservas.tasca.com.pt/', ['pt', 'com.pt'], 'tasca.com.pt'],
    ['https://tasca.github.io/', ['io', 'github.io'], 'tasca.github.io'],
    ['http://localhost:4173/', [], null],
    ['http://127.0.0.1:4173/', [], null],
    ['http://[::1]:4173/', [], null],
  ])('of %s beside the public suffixes %o is %s', (address, publicSuffixes, domain) => {
    const { page, jar } = fakeCookiePage(address, { publicSuffixes });
    expect(findCookieDomain(createCookies(page))).toBe(domain);
    expect(jar.size).toBe(0);
  });

  test('is this host alone where the browser keeps no cookie', () => {
    const { page } = fakeCookiePage('https://www.tasca.pt/', { takesCookies: false });
    expect(findCookieDomain(createCookies(page))).toBe(null);
  });
});

test('a sign-in is kept for its days on the whole site, over https alone', () => {
  const { page, writes } = fakeCookiePage('https://www.tasca.pt/', { publicSuffixes: ['pt'] });
  const cookies = openCookies(page);
  cookies.write('mc_token', 'a b;c=d', 365);
  expect(writes.at(-1)).toBe(
    'mc_token=a%20b%3Bc%3Dd; Path=/; SameSite=Lax; Domain=tasca.pt; Max-Age=31536000; Secure',
  );
  expect(cookies.read('mc_token')).toBe('a b;c=d');
});

test('a session cookie names no age', () => {
  const { page, writes } = fakeCookiePage('http://localhost:4173/');
  openCookies(page).write('a', '1', null);
  expect(writes.at(-1)).toBe('a=1; Path=/; SameSite=Lax');
});

test('another cookie whose name only ends alike is not read', () => {
  const { page, jar } = fakeCookiePage('http://localhost/');
  jar.set(' xa', '1');
  expect(createCookies(page).read('a')).toBe(null);
});

test('an unreadable cookie counts as none', () => {
  const { page, jar } = fakeCookiePage('http://localhost/');
  jar.set(' a', '%E0%A4%A');
  expect(createCookies(page).read('a')).toBe(null);
});

test.each([true, false])(
  'what is written can be removed again (cookies taken: %s)',
  (takesCookies) => {
    const { page, jar } = fakeCookiePage('https://www.tasca.pt/', { takesCookies });
    const cookies = openCookies(page);
    cookies.write('a', '1', 1);
    expect(cookies.read('a')).toBe('1');
    cookies.remove('a');
    expect(cookies.read('a')).toBe(null);
    expect(jar.size).toBe(0);
  },
);

const SCOPES = ['', 'www.tasca.pt', 'tasca.pt'].flatMap((domain) =>
  ['', ' /loja', ' /loja/', ' /loja/mesa'].map((path) => `${domain} a${path}`),
);

describe('a cookie that another page of the site has set', () => {
  const open = () => fakeCookiePage('https://www.tasca.pt/loja/mesa', { publicSuffixes: ['pt'] });

  test.each(SCOPES)('is removed in its own scope, "%s"', (scope) => {
    const { page, jar } = open();
    jar.set(scope, 'theirs');
    const cookies = openCookies(page);
    expect(cookies.read('a')).toBe('theirs');
    cookies.remove('a');
    expect([cookies.read('a'), jar.size]).toEqual([null, 0]);
  });

  test.each(SCOPES)('is not read in place of what is written, "%s"', (scope) => {
    const { page, jar } = open();
    jar.set(scope, 'theirs');
    openCookies(page).write('a', 'own', null);
    expect(page.cookie.split('; ')[0]).toBe('a=own');
  });
});

describe('the cookies that a page holds', () => {
  function open() {
    const { page, jar } = fakeCookiePage('http://localhost/');
    jar.set(' a', '1');
    return {
      jar,
      reads: vi.spyOn(page, 'cookie', 'get'),
      first: openCookies(page),
      second: openCookies(page),
    };
  }

  test('are read once for all that asks in one go', () => {
    const { reads, first, second } = open();
    expect([first.read('a'), first.read('b'), second.read('a')]).toEqual(['1', null, '1']);
    expect(reads).toHaveBeenCalledTimes(1);
  });

  test('are read again afterwards: the page or another tab may have changed them', async () => {
    const { jar, first } = open();
    expect(first.read('a')).toBe('1');
    jar.set(' a', '2');
    await Promise.resolve();
    expect(first.read('a')).toBe('2');
  });

  test('are read again after what another element has written', () => {
    const { first, second } = open();
    expect(first.read('a')).toBe('1');
    second.write('a', '2', null);
    expect(first.read('a')).toBe('2');
    second.remove('a');
    expect(first.read('a')).toBe(null);
  });
});
