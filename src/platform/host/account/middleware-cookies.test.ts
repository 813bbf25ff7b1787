import { describe, expect, test } from 'vitest';

import { fakeCookiePage } from '../../../../test/support/host/fake-cookie-page.ts';
import { createCookies } from '../cookies.ts';
import { createCookieWriter } from '../write-cookies.ts';
import {
  createMiddlewareCookies,
  SESSION_COOKIE,
  SHOP_COOKIE,
  TOKEN_COOKIE,
  USER_ID_COOKIE,
} from './middleware-cookies.ts';
import { createMiddlewareWriter } from './write-middleware-cookies.ts';

const A = 'https://a.example/api';
const B = 'https://b.example/api';

/** The cookies of a page's elements, each with a middleware. */
function openSite(takesCookies = true) {
  const { page, jar } = fakeCookiePage('https://www.tasca.pt/', { takesCookies });
  const raw = createCookies(page);
  const cookiesOf = (middleware: string) => ({
    ...createMiddlewareCookies(raw, () => middleware),
    ...createMiddlewareWriter(raw, () => middleware),
  });
  const a = cookiesOf(A);
  return { jar, a, b: cookiesOf(B), cookiesOf, raw: { ...raw, ...createCookieWriter(raw) } };
}

const IDENTITY = [USER_ID_COOKIE, TOKEN_COOKIE, SESSION_COOKIE, SHOP_COOKIE];

describe.each([true, false])('a sign-in at one middleware (cookies kept: %s)', (takesCookies) => {
  test('gives another middleware neither account nor session', () => {
    const { a, b } = openSite(takesCookies);
    for (const name of IDENTITY) a.write(name, `${name} of A`, 365);
    expect(IDENTITY.map((name) => b.read(name))).toEqual([null, null, null, null]);
    expect(IDENTITY.map((name) => a.read(name))).toEqual(IDENTITY.map((name) => `${name} of A`));
  });

  test('is neither replaced nor ended by one at another', () => {
    const { a, b } = openSite(takesCookies);
    a.write(TOKEN_COOKIE, 'token-a', null);
    b.write(TOKEN_COOKIE, 'token-b', null);
    expect([a.read(TOKEN_COOKIE), b.read(TOKEN_COOKIE)]).toEqual(['token-a', 'token-b']);
    b.remove(TOKEN_COOKIE);
    expect([a.read(TOKEN_COOKIE), b.read(TOKEN_COOKIE)]).toEqual(['token-a', null]);
  });
});

test('every path of one middleware origin shares its sign-in', () => {
  const { a, cookiesOf } = openSite();
  a.write(TOKEN_COOKIE, 'token-a', null);
  expect(cookiesOf('https://a.example/other').read(TOKEN_COOKIE)).toBe('token-a');
});

test('a host, a port and a scheme that only resemble the middleware are other origins', () => {
  const { a, cookiesOf } = openSite();
  a.write(TOKEN_COOKIE, 'token-a', null);
  const others = ['https://a.example:8443', 'http://localhost', 'https://a.example.evil.pt'];
  expect(others.map((other) => cookiesOf(other).read(TOKEN_COOKIE))).toEqual([null, null, null]);
});

describe('a sign-in cookie without an origin', () => {
  test('is read where the middleware has no sign-in of its own, id and token together', () => {
    const { a, raw } = openSite();
    raw.write(USER_ID_COOKIE, '7', null);
    raw.write(TOKEN_COOKIE, 'elsewhere', null);
    expect([a.read(USER_ID_COOKIE), a.read(TOKEN_COOKIE)]).toEqual(['7', 'elsewhere']);
    a.write(TOKEN_COOKIE, 'token-a', null);
    raw.write(USER_ID_COOKIE, '7', null);
    expect(a.read(USER_ID_COOKIE)).toBeNull();
  });

  test('is replaced by a sign-in here, and ended by a sign-out', () => {
    const { a, raw, jar } = openSite();
    raw.write(TOKEN_COOKIE, 'elsewhere', null);
    a.write(TOKEN_COOKIE, 'token-a', null);
    expect([...jar.values()]).toEqual(['token-a']);
    raw.write(TOKEN_COOKIE, 'elsewhere', null);
    a.remove(TOKEN_COOKIE);
    expect(a.read(TOKEN_COOKIE)).toBeNull();
  });

  test('brings no cart session along', () => {
    const { a, raw } = openSite();
    raw.write(SESSION_COOKIE, 'elsewhere', null);
    expect(a.read(SESSION_COOKIE)).toBeNull();
  });
});

test('a cookie that is not sent to the middleware belongs to the whole site', () => {
  const { a, b } = openSite();
  a.write('mc_rwg', 'maps', 30);
  expect(b.read('mc_rwg')).toBe('maps');
});
