import type { Getter } from 'jotai/vanilla';
import { configAtom, servicesAtom } from '../../../context/checkout-context.ts';
import { submits } from '../../../flow/flow-rows.ts';
import { askedFlowAtom } from '../../../flow/state/flow-atoms.ts';
import { isId } from '../../../lib/config/id.ts';
import { SESSION_COOKIE_DAYS } from '../../../lib/limits.ts';
import { SESSION_COOKIE, SHOP_COOKIE } from '../../../platform/host/account/middleware-cookies.ts';
import { createMiddlewareWriter } from '../../../platform/host/account/write-middleware-cookies.ts';
import { readCredentials } from './credentials.ts';
import { keptSession, readSessionId } from './session-id.ts';

/**
 * Stores a random session token for 30 days for a guest of product checkout who has none, so that no two visitors share a
 * cart. Call it before each call about the server's cart.
 */
export function ensureGuestSession(get: Getter): void {
  if (readSessionId(get) !== null) return;
  if (!submits(get(askedFlowAtom), 'productOrder') || readCredentials(get)) return;
  const { host } = get(servicesAtom);
  const { shopId } = get(configAtom);
  const writer = host.cookieWriter(createMiddlewareWriter);
  writer.write(SESSION_COOKIE, host.randomId(), SESSION_COOKIE_DAYS);
  if (shopId !== null) writer.write(SHOP_COOKIE, shopId, SESSION_COOKIE_DAYS);
}

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
