import { middlewareOrigin } from '../../../lib/url/middleware-origin.ts';
import type { HostCookies } from '../cookies.ts';

/** Cookies of the signed-in user, on the registrable domain. Spec section 4 "Login step". */
export const USER_ID_COOKIE = 'mc_user_id';
export const TOKEN_COOKIE = 'mc_token';

/** Cookies of the registrable domain with the session of the cart and its shop, for 30 days. Spec section 9 "Cookies". */
export const SESSION_COOKIE = 'mc_session_id';
export const SHOP_COOKIE = 'mc_shop_id';

/** The cookies whose content a middleware is sent: each middleware has its own. */
const OF_MIDDLEWARE: readonly string[] = [
  USER_ID_COOKIE,
  TOKEN_COOKIE,
  SESSION_COOKIE,
  SHOP_COOKIE,
];

/** The cookies that are also read without an origin, as another page of the domain may write them. */
export const ACCOUNT_COOKIES: readonly string[] = [USER_ID_COOKIE, TOKEN_COOKIE];

/** Adds the origin of a middleware to the name of a cookie or a storage key. */
export function nameAtOrigin(name: string, middleware: string): string {
  return `${name}:${middlewareOrigin(middleware)}`;
}

/** The name under which a cookie is kept. */
export const nameFor = (name: string, middleware: string) =>
  OF_MIDDLEWARE.includes(name) ? nameAtOrigin(name, middleware) : name;

/**
 * Binds the cookies of the sign-in and of the cart's session to the origin of the middleware that made them, which is part
 * of their names: another middleware neither reads, replaces nor removes them. A sign-in without an origin is read where
 * the middleware has none of its own, user id and token from the same place; its mark is unknown (`TokenMarks`).
 * All other cookies belong to the whole site. Contract section 1 "The stored sign-in".
 */
export function createMiddlewareCookies(
  cookies: HostCookies,
  middleware: () => string,
): HostCookies {
  const nameOf = (name: string) => nameFor(name, middleware());
  return {
    read(name) {
      const hasNoOrigin =
        ACCOUNT_COOKIES.includes(name) && cookies.read(nameOf(TOKEN_COOKIE)) === null;
      return cookies.read(hasNoOrigin ? name : nameOf(name));
    },
  };
}
