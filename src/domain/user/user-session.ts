import type { Id } from '../config/id.ts';

export type LoginSource = 'own' | 'facebook' | 'google' | 'apple';

/** A discount voucher that the user won. Spec section 3 "Prize". */
export interface Prize {
  id: Id;
  prizeTitle: string;
  prizeValueCents: number;
}

/** The signed-in user, as far as a screen needs it. Spec section 3 "User session". */
export interface UserSession {
  id: Id;
  /** The e-mail address. */
  username: string;
  token: string;
  firstName: string;
  lastName: string;
  mobile: string;
  mobilePrefix: string;
  points: number;
  isPremium: boolean;
  avatar: string | null;
  referralCode: string | null;
  districtId: Id | null;
  genderId: Id | null;
  loginSource: LoginSource;
}
