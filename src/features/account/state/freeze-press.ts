import type { Getter } from 'jotai/vanilla';

import {
  configAtom,
  credentialsAtom,
  languageAtom,
  servicesAtom,
  userAtom,
} from '../../../context/checkout-context.ts';
import { savedStateKeyAtom } from '../../../flow/state/saved-state.ts';
import { platformLanguage } from '../../../lib/config/language.ts';
import type { PressContext } from '../../../submission/press-context.ts';
import { cartShopId, ensureGuestSession } from './cart-session.ts';
import { readSessionId } from './session-id.ts';

/** Freezes what a submission carries and is judged by. Call it when the press counts, before anything is awaited. */
export function freezePress(get: Getter): PressContext {
  const { host, bindCall } = get(servicesAtom);
  const config = Object.freeze({ ...get(configAtom) });
  const language = platformLanguage(get(languageAtom));
  ensureGuestSession(get);
  const sessionId = readSessionId(get);
  return Object.freeze({
    config,
    credentials: get(credentialsAtom),
    username: get(userAtom)?.username ?? null,
    language,
    sessionId,
    cartShopId: cartShopId(get),
    pageUrl: host.pageUrl(),
    refererLink: host.refererLink(),
    savedStateKey: get(savedStateKeyAtom),
    call: bindCall({ config, language, sessionId }),
  });
}

/** Whether the account that pressed is still the element's; only then may its submission be sent. */
export const isSameAccount = (get: Getter, { credentials }: PressContext): boolean =>
  credentials?.userId === get(credentialsAtom)?.userId;
