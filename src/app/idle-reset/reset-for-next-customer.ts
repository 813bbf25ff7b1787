import { atom } from 'jotai/vanilla';

import {
  chosenVenueAtom,
  configAtom,
  enteredOfferCodeAtom,
  servicesAtom,
  userAtom,
} from '../../context/checkout-context.ts';
import { sessionAction } from '../../features/account/state/session.ts';
import { startCheckoutAction } from '../../flow/state/start-checkout.ts';
import { SESSION_COOKIE, SHOP_COOKIE } from '../../platform/host/account/middleware-cookies.ts';
import { createMiddlewareWriter } from '../../platform/host/account/write-middleware-cookies.ts';
import { setLanguageAction } from '../set-language.ts';

/** The beginning of every key under which the checkout stores something for the tab. */
const TAB_PREFIX = 'merchant-checkout:';

/**
 * Starts the flow of the page again with nothing of the last customer left: signed out, unless the page itself names the account; input,
 * cart, answers, receipt, saved states, entered code, chosen venue and chosen language of the tab dropped; and a guest's cart session ended, unless
 * the page names it. Payments that are still open stay in the journal, without the mark that they were this tab's.
 */
export const resetForNextCustomerAction = atom(null, async (get, set): Promise<void> => {
  const { host } = get(servicesAtom);
  const { language, sessionId, token } = get(configAtom);
  if (get(userAtom) && token === null) await set(sessionAction, { kind: 'signOut' });
  if (sessionId === null) {
    const cookies = host.cookieWriter(createMiddlewareWriter);
    cookies.remove(SESSION_COOKIE);
    cookies.remove(SHOP_COOKIE);
  }
  set(enteredOfferCodeAtom, null);
  for (const key of host.storage.keys(TAB_PREFIX)) host.storage.remove(key);
  await set(setLanguageAction, language);
  // With venues, the next customer starts at their list.
  set(chosenVenueAtom, null);
  await set(startCheckoutAction, null);
  // The start saves the state that it has ended.
  for (const key of host.storage.keys(TAB_PREFIX)) host.storage.remove(key);
});
