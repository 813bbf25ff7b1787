import type { LinkName } from '../../../lib/config/links.ts';
import type { SocialProvider } from '../../../lib/user-session.ts';
import type { Activity } from '../activity.ts';
import type { Timers } from '../timers.ts';

/** The target of a link or a button. */
export type NavigationTarget = LinkName | 'home' | 'map' | 'whatsapp' | 'calendar';

/** Marks our messages and their replies. */
export const MESSAGE_SOURCE = 'merchant-checkout';

/** The payload of each message to the parent window. Contract section 1 "Parent window", spec section 7. */
export interface ParentMessages {
  /** Signs in the same user at the parent; null signs out. */
  setLoggedInUser: { userId: string; token: string } | null;
  /** An accepted reservation; the telephone is the shop's. Spec section 3 "Reservation info". */
  setReservationInfo: {
    transactionId: string;
    shopName: string;
    phoneNumber: string | null;
    campaignAddress: string | null;
    promotionCode: string | null;
  };
  /** Asks for the visitor's position; the answer is `{latitude, longitude}`. */
  location: Record<string, never>;
  /** Empties the cart. */
  discardCart: Record<string, never>;
  /** Removes an item from the parent's cart. */
  removeCartItem: { itemId: string };
  /** Asks whether the parent can sign in with a provider; the answer is `{available}`. */
  checkSocialPlugin: { provider: SocialProvider };
  /** Asks the parent to sign in; the answer has the provider's fields as in `SignedIn`. */
  socialLogin: { provider: SocialProvider };
  /** Opens a page of the app. */
  navigateTo: { to: NavigationTarget; url: string };
  /** Navigates the parent. */
  openUrl: { url: string };
}

export type ParentMessage = keyof ParentMessages;

export interface ParentWindowInput {
  page: Window;
  /** The only allowed origin, read at each message; null for none. */
  origin: () => string | null;
  timers: Timers;
  /** Counts work as open until it settles. */
  during: Activity['during'];
  randomId: () => string;
  /** Aborts with the element and rejects open questions. */
  signal: AbortSignal;
}

export interface Receiver {
  frame: Window;
  origin: string;
}

export type ParentLink = ReturnType<typeof createParentLink>;

/** Creates the link to the parent window that `parent-origin` names. */
export function createParentLink(input: ParentWindowInput) {
  const { page } = input;
  return {
    ...input,
    receiver: (): Receiver | null => {
      const origin = input.origin();
      return page.parent === page || origin === null ? null : { frame: page.parent, origin };
    },
    send: ({ frame, origin }: Receiver, message: object): void => {
      frame.postMessage({ source: MESSAGE_SOURCE, ...message }, origin);
    },
  };
}
