import type { Getter } from 'jotai/vanilla';
import { configAtom, servicesAtom } from '../../../context/checkout-context.ts';
import { submits } from '../../../flow/flow-rows.ts';
import { askedFlowAtom } from '../../../flow/state/flow-atoms.ts';
import { isId } from '../../../lib/config/id.ts';
import { SESSION_COOKIE_DAYS } from '../../../lib/limits.ts';
import { SESSION_COOKIE, SHOP_COOKIE } from '../../../platform/host/account/middleware-cookies.ts';
import { createMiddlewareWriter } from '../../../platform/host/account/write-middleware-cookies.ts';
import { readCredentials } from './credentials.ts';
import { keptSession } from './session-id.ts';

/**
 * Makes a random session token for 30 days for a guest of product checkout, so that no two visitors share a cart; null for
 * everyone else.
 */
export const GUEST_SESSION = {
  make(get: Getter): string | null {
    if (!submits(get(askedFlowAtom), 'productOrder') || readCredentials(get)) return null;
    const { host } = get(servicesAtom);
    const { shopId } = get(configAtom);
    const made = host.randomId();
    const writer = host.cookieWriter(createMiddlewareWriter);
    writer.write(SESSION_COOKIE, made, SESSION_COOKIE_DAYS);
    if (shopId !== null) writer.write(SHOP_COOKIE, shopId, SESSION_COOKIE_DAYS);
    return made;
  },
};

/**
 * The shop for calls about the server's cart: the page's own. If the page names neither shop nor session, the shop of the
 * stored session; else null. Only these calls use a stored shop.
 */
export function cartShopId(get: Getter): string | null {
  const { shopId, sessionId } = get(configAtom);
  if (shopId !== null || sessionId !== null) return shopId;
  const kept = keptSession(get, SHOP_COOKIE);
  return kept !== null && isId(kept) ? kept : null;
}
