import { atom } from 'jotai/vanilla';

import { SESSION_COOKIE_DAYS } from '../../domain/limits.ts';
import { configAtom } from '../config/config-atom.ts';
import { servicesAtom } from '../services.ts';
import { SESSION_COOKIE, SHOP_COOKIE } from '../config/session-id-atom.ts';

/** Keeps the session token and the shop that the page names for 30 days, for pages that name none. Spec section 9 "Cookies". */
export const rememberSessionAction = atom(null, (get) => {
  const { cookies } = get(servicesAtom).host;
  const { sessionId, shopId } = get(configAtom);
  const known = [
    [SESSION_COOKIE, sessionId],
    [SHOP_COOKIE, shopId],
  ] as const;
  for (const [name, value] of known) {
    if (value !== null && cookies.read(name) !== value) {
      cookies.write(name, value, SESSION_COOKIE_DAYS);
    }
  }
});
