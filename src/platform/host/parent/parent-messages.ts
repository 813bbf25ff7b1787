import type { Id } from '../../../lib/config/id.ts';
import type { NavigationTarget } from '../navigation/navigation-target.ts';
import type { SocialProvider } from '../social/social.ts';

/** Marks a message as one of ours or for us. */
export const MESSAGE_SOURCE = 'merchant-checkout';

/**
 * What each message to the parent window carries, and nothing else. Contract section 1 "Parent
 * window", spec section 7 "Parent-window messages".
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
