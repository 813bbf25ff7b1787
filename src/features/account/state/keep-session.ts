import { atom } from 'jotai/vanilla';

import { configAtom, servicesAtom } from '../../../context/checkout-context.ts';
import { SESSION_COOKIE_DAYS } from '../../../lib/limits.ts';
import { SESSION_COOKIE, SHOP_COOKIE } from '../../../platform/host/account/middleware-cookies.ts';
import { createMiddlewareWriter } from '../../../platform/host/account/write-middleware-cookies.ts';

/**
 * Stores the page's session token with the shop of its cart for 30 days, for pages that name none. Both are replaced
 * together: a session without a shop removes an older shop. Spec section 9 "Cookies".
 */
export const keepSessionAction = atom(null, (get) => {
  const { cookies, cookieWriter } = get(servicesAtom).host;
  const writer = cookieWriter(createMiddlewareWriter);
  const { sessionId, shopId } = get(configAtom);
  const pair = [
    [SESSION_COOKIE, sessionId],
    [SHOP_COOKIE, shopId],
  ] as const;
  for (const [name, value] of pair) {
    if (value === null) writer.remove(name);
    else if (cookies.read(name) !== value) writer.write(name, value, SESSION_COOKIE_DAYS);
  }
});
