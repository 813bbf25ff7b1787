import type { Id } from '../../../lib/config/id.ts';
import type { SocialProvider } from '../../../lib/user-session.ts';
import type { Timers } from '../timers.ts';

/** Where a link or a button leads. */
export type NavigationTarget =
  | 'home'
  | 'privacy'
  | 'terms'
  | 'complaints'
  | 'disputes'
  | 'withdrawal'
  | 'rewards'
  | 'prizes'
  | 'bookings'
  | 'map'
  | 'whatsapp'
  | 'calendar';

/** Marks a message as one of ours or for us. */
export const MESSAGE_SOURCE = 'merchant-checkout';

/**
 * The complete payload of each message to the parent window. Contract section 1 "Parent window", spec section 7
 * "Parent-window messages".
 */
export interface ParentMessages {
  /** Somebody signed in; the parent signs the same user in. Null when the user signed out. */
  setLoggedInUser: { userId: Id; token: string } | null;
  /** A reservation was accepted; the telephone is the shop's. Spec section 3 "Reservation info". */
  setReservationInfo: {
    transactionId: Id;
    shopName: string;
    phoneNumber: string | null;
    campaignAddress: string | null;
    promotionCode: string | null;
  };
  /** Asks for the visitor's position; the answer is `{latitude, longitude}`. */
  location: Record<string, never>;
  /** The cart is to be emptied. */
  discardCart: Record<string, never>;
  /** An item is to be taken out of the cart that the parent keeps. */
  removeCartItem: { itemId: Id };
  /** Asks whether the parent can sign somebody in with this provider; the answer is `{available}`. */
  checkSocialPlugin: { provider: SocialProvider };
  /** Asks the parent to sign somebody in; the answer holds the provider's fields as in `SignedIn`. */
  socialLogin: { provider: SocialProvider };
  /** The app is to show a page of its own. */
  navigateTo: { to: NavigationTarget; url: string };
  /** The parent is to go to an address. */
  openUrl: { url: string };
}

export type ParentMessage = keyof ParentMessages;

export interface ParentWindowInput {
  page: Window;
  /** The one origin that is spoken to and heard, read at each message; null for none. */
  origin: () => string | null;
  timers: Timers;
  randomId: () => string;
  /** Ends with the element: open questions are given up. */
  signal: AbortSignal;
}

/** The target frame and origin of one message. */
export interface Receiver {
  frame: Window;
  origin: string;
}

/** The link to the parent window: the allowed receiver, and sending. */
export interface ParentLink extends ParentWindowInput {
  receiver: () => Receiver | null;
  send: (to: Receiver, message: object) => void;
}

/** Finds the parent window that `parent-origin` names at each message. */
export function createParentLink(input: ParentWindowInput): ParentLink {
  const { page } = input;
  return {
    ...input,
    receiver() {
      const origin = input.origin();
      return page.parent === page || origin === null ? null : { frame: page.parent, origin };
    },
    send({ frame, origin }, message) {
      frame.postMessage({ source: MESSAGE_SOURCE, ...message }, origin);
    },
  };
}
