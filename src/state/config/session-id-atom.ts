import { atom } from 'jotai/vanilla';

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
