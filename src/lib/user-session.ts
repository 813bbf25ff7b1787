import type { Id } from './config/id.ts';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * A check sum (FNV-1a) by which an account is known again beside one text, as a payment's number; it names nobody, and
 * beside another text it is another one.
 */
export function accountMark(salt: string, userId: Id): string {
  let hash = FNV_OFFSET;
  for (const character of `${salt} ${userId}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  }
  return (hash >>> 0).toString(36);
}

export type LoginSource = 'own' | 'facebook' | 'google' | 'apple';

/** A discount voucher that the user won. Spec section 3 "Prize". */
export interface Prize {
  id: Id;
  prizeTitle: string;
  prizeValueCents: number;
}

/** The parts of the client information that a profile provides, each valid to send. */
export interface KnownClient {
  name: boolean;
  email: boolean;
  phone: boolean;
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
  known: KnownClient;
}

/** Whether client-info has nothing to ask: name, phone and e-mail are known. Contract section 2. */
export function isClientKnown({
  known: { name, email, phone },
}: Pick<UserSession, 'known'>): boolean {
  return name && email && phone;
}

/** The sign-in providers besides the platform itself. Spec section 6. */
export type SocialProvider = Exclude<LoginSource, 'own'>;
