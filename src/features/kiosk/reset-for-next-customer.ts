import { atom } from 'jotai/vanilla';

import { configAtom, servicesAtom, userAtom } from '../../context/checkout-context.ts';
import { sessionAction } from '../account/state/session.ts';
import { SESSION_COOKIE, SHOP_COOKIE } from '../../platform/host/account/middleware-cookies.ts';
import { createMiddlewareWriter } from '../../platform/host/account/write-middleware-cookies.ts';
import { noteCleared } from './kiosk-use.ts';

/** The beginning of every key under which the checkout stores something for the tab. */
const TAB_PREFIX = 'merchant-checkout:';

/**
 * Starts the checkout of the page again with nothing of the last customer left: signed out, unless the page itself names the account;
 * all that is stored for the tab dropped; a guest's cart session ended, unless the page names it; and another app in place of this
 * one, because only a fresh memory holds nothing for certain. Payments that are still open stay in the journal, without the mark
 * that they were this tab's.
 */
export const resetForNextCustomerAction = atom(null, async (get, set): Promise<void> => {
  const { host } = get(servicesAtom);
  const { sessionId, token } = get(configAtom);
  if (get(userAtom) && token === null) await set(sessionAction, { kind: 'signOut' });
  if (sessionId === null) {
    const cookies = host.cookieWriter(createMiddlewareWriter);
    cookies.remove(SESSION_COOKIE);
    cookies.remove(SHOP_COOKIE);
  }
  for (const key of host.storage.keys(TAB_PREFIX)) host.storage.remove(key);
  noteCleared(get);
  host.startOver();
});
