export type LoginSource = 'own' | 'facebook' | 'google' | 'apple';

/** A discount that the user won. Spec section 3 "Prize". */
export interface Prize {
  id: string;
  prizeTitle: string;
  prizeValueCents: number;
}

/** The valid parts of the client information in a profile. */
export interface KnownClient {
  name: boolean;
  email: boolean;
  phone: boolean;
}

/** The signed-in user. Spec section 3 "User session". */
export interface UserSession {
  id: string;
  /** The e-mail address. */
  username: string;
  token: string;
  firstName: string;
  lastName: string;
  mobile: string;
  mobilePrefix: string;
  points: number;
  isPremium: boolean;
  known: KnownClient;
}

/** The account of one element. */
export interface Session {
  /** The user shown; null for a guest. */
  user: UserSession | null;
  /** The cookies of the sign-in changed while a request was under way; they are compared when it ends. */
  isSyncDue: boolean;
  /** The token of the linked account whose name and "not you?" have been shown; null if none has. */
  named: string | null;
}

/** Whether client-info has nothing to ask. Contract section 2. */
export function isClientKnown({ known }: Pick<UserSession, 'known'>): boolean {
  return known.name && known.email && known.phone;
}

/** The sign-in providers other than the platform itself. Spec section 6. */
export type SocialProvider = Exclude<LoginSource, 'own'>;
