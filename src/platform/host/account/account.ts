/** Cookies of the registrable domain that hold the signed-in user. Spec section 4 "Login step". */
export const USER_ID_COOKIE = 'mc_user_id';
export const TOKEN_COOKIE = 'mc_token';

/** One sign-in and one sign-out for all elements of a page and all tabs of a site. */
export interface HostAccount {
  /** Tells the others that the cookies of the user changed; what they hold is not told. Call it after writing them. */
  announceChange(): void;
  /**
   * Calls back when somebody else changed the cookies of the user: another element, another tab, or
   * while the page slept. Read them anew. The returned function stops it.
   */
  onChange(listener: () => void): () => void;
  /**
   * Passes a token over in all elements of the page, wherever it is named: it has ended, or the customer has put it
   * away. Announce it afterwards.
   */
  refuse(token: string): void;
  /** A sign-in gave this token, perhaps once more: it counts, and this origin knows from now on that it saw it made. */
  accept(token: string): void;
  isRefused(token: string): boolean;
  /** A cookie with this token survives its deletion: it signs nobody in any more, also after a reload. */
  refuseCookie(token: string): void;
  /** Where a token in a cookie comes from: a sign-in that this origin saw, one that was put away, or nobody knows. */
  cookieSource(token: string): 'own' | 'refused' | 'unknown';
}
