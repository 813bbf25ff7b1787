import type { Atom, Setter } from 'jotai/vanilla';

import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import type { PlatformLanguage } from '../lib/config/language.ts';
import type { Call } from '../platform/api/define-call.ts';
import type { Credentials } from '../platform/api/http/endpoint.ts';

/**
 * Everything that a submission carries or is judged by, apart from its content, as it was when the customer pressed. The
 * page may change any attribute, and the customer may switch the language or the account, while a check or a request is
 * under way; what follows a press reads this value and never the element's current state. Spec section 8.
 */
export interface PressContext {
  readonly config: CheckoutConfig;
  /** The account that pressed; null for a guest. */
  readonly credentials: Credentials | null;
  /** The account's e-mail address; null for a guest. */
  readonly username: string | null;
  readonly language: PlatformLanguage;
  /** The session of the cart; null without one. */
  readonly sessionId: string | null;
  /** The shop for calls about the server's cart, see `cartShopId`; null without one. */
  readonly cartShopId: string | null;
  /** The page's address, to which a payment returns. */
  readonly pageUrl: string;
  /** The page's address as the platform stores it. */
  readonly refererLink: string;
  /** The key of this element's saved state, which owns the return from a payment page. */
  readonly savedStateKey: string;
  /** Makes calls as this press says, whatever has changed since. */
  readonly call: Call;
}

/**
 * Reads the element's state while a press is sent. The compiler refuses the atoms of the page's settings, the account and
 * the language: they may have changed since, and the press has them frozen.
 */
export type AttemptGetter = <Value>(atom: Atom<Value> & { readonly mayChange?: never }) => Value;

/** Access to the element's state while a press is sent: for the screen, and for what follows the answer. */
export interface AttemptTools {
  get: AttemptGetter;
  set: Setter;
}
