import type { CookieWriter, PageCookies } from '../cookies.ts';
import { createCookieWriter } from '../write-cookies.ts';
import { nameFor, ACCOUNT_COOKIES } from './middleware-cookies.ts';

/** Creates the writer of the cookies that `createMiddlewareCookies` reads. */
export function createMiddlewareWriter(
  cookies: PageCookies,
  middleware: () => string,
): CookieWriter {
  const writer = createCookieWriter(cookies);
  return {
    write(name, value, days) {
      if (ACCOUNT_COOKIES.includes(name)) writer.remove(name);
      writer.write(nameFor(name, middleware()), value, days);
    },
    remove(name) {
      if (ACCOUNT_COOKIES.includes(name)) writer.remove(name);
      writer.remove(nameFor(name, middleware()));
    },
  };
}
