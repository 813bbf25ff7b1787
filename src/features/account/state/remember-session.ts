import { atom } from 'jotai/vanilla';

import { SESSION_COOKIE_DAYS } from '../../../lib/limits.ts';
import { configAtom } from '../../../context/config-atoms.ts';
import { SESSION_COOKIE, SHOP_COOKIE, TAB_SESSION_KEY } from './identity.ts';
import { servicesAtom } from '../../../context/services.ts';

/**
 * Keeps the session token that the page names, with the shop that its cart is of, for 30 days, for pages that name
 * none. The two belong together: a session of no shop takes an older shop away, and a page that names a shop alone
 * leaves both as they are. A session that came by a link may be another's: it is kept for this tab alone, where a
 * reload finds it. Spec section 9 "Cookies".
 */
export const rememberSessionAction = atom(null, (get) => {
  const { cookies, storage } = get(servicesAtom).host;
  const { sessionId, shopId, linked } = get(configAtom);
  if (sessionId === null) return;
  if (linked.includes('sessionId') || linked.includes('shopId')) {
    return storage.write(TAB_SESSION_KEY, `${shopId ?? ''} ${sessionId}`);
  }
  storage.remove(TAB_SESSION_KEY);
  const pair = [
    [SESSION_COOKIE, sessionId],
    [SHOP_COOKIE, shopId],
  ] as const;
  for (const [name, value] of pair) {
    const kept = cookies.read(name);
    if (value === null && kept !== null) cookies.remove(name);
    if (value !== null && kept !== value) cookies.write(name, value, SESSION_COOKIE_DAYS);
  }
});
