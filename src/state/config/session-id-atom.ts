import { atom, type Getter } from 'jotai/vanilla';

import type { Id } from '../../domain/config/id.ts';
import { isId } from '../../domain/config/is-id.ts';
import { configAtom } from './config-atom.ts';
import { servicesAtom } from '../services.ts';

/** Cookies of the registrable domain that hold the session of the cart and its shop, for 30 days. Spec section 9 "Cookies". */
export const SESSION_COOKIE = 'mc_session_id';
export const SHOP_COOKIE = 'mc_shop_id';

/** The session token: the page's own, else the one kept from an earlier visit; null without either. Read at each call. */
export const readSessionIdAction = atom(
  null,
  (get): string | null =>
    get(configAtom).sessionId ?? get(servicesAtom).host.cookies.read(SESSION_COOKIE),
);

/**
 * The shop of the server's cart, for each call about it: the page's own, else, where the page names no session either,
 * the one that came with the session that is kept; null without either. Nothing else takes a shop from a cookie.
 */
export function cartShopId(get: Getter): Id | null {
  const { shopId, sessionId } = get(configAtom);
  if (shopId !== null || sessionId !== null) return shopId;
  const kept = get(servicesAtom).host.cookies.read(SHOP_COOKIE);
  return kept !== null && isId(kept) ? kept : null;
}
