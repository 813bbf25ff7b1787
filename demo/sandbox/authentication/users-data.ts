import type { LoginSource } from '../../../src/lib/user-session.ts';
import { text, type Localised } from '../support/localised.ts';

/** A voucher of the platform that takes its value off one purchase or booking. */
export interface PrizeRow {
  id: number;
  prizeTitle: Localised;
  /** Euros. */
  prizeValue: number;
}

export interface UserRow {
  id: number;
  username: string;
  /** Null when only a provider signs the user in. */
  password: string | null;
  token: string;
  /** The user's id at the external provider. */
  externalToken: string | null;
  firstName: string;
  lastName: string;
  mobile: string;
  mobilePrefix: string;
  genderId: number;
  districtId: number;
  district: string;
  points: number;
  isPremium: boolean;
  /** Euros. */
  balance: number;
  referralCode: string;
  loginSource: LoginSource;
  prizes: readonly PrizeRow[];
}

/** Signing in with this e-mail is refused with a message that holds markup, whatever the password. */
export const MARKUP_EMAIL = 'markup@example.com';

/** The registered users. Contract section 4. */
export const USERS: readonly UserRow[] = [
  {
    id: 1001,
    username: 'ana@example.com',
    password: 'secret1',
    token: 'token-ana',
    externalToken: 'external-ana',
    firstName: 'Ana',
    lastName: 'Ferreira Lopes',
    mobile: '912345678',
    mobilePrefix: '+351',
    genderId: 2,
    districtId: 11,
    district: 'Lisboa',
    points: 340,
    isPremium: false,
    balance: 0,
    referralCode: 'ANA1001',
    loginSource: 'own',
    prizes: [
      {
        id: 7001,
        prizeTitle: text('Vale de 5 €', 'Vale de 5 €', '€5 voucher'),
        prizeValue: 5,
      },
      {
        id: 7002,
        prizeTitle: text('Vale de aniversário', 'Vale de cumpleaños', 'Birthday voucher'),
        prizeValue: 12.5,
      },
      {
        id: 7003,
        prizeTitle: text('Grande prémio de verão', 'Gran premio de verano', 'Summer grand prize'),
        prizeValue: 60,
      },
    ],
  },
  {
    id: 1002,
    username: 'premium@example.com',
    password: 'secret1',
    token: 'token-premium',
    externalToken: 'external-premium',
    firstName: 'Tomás',
    lastName: 'Vaz Moreira',
    mobile: '936482915',
    mobilePrefix: '+351',
    genderId: 1,
    districtId: 13,
    district: 'Porto',
    points: 1280,
    isPremium: true,
    balance: 18.4,
    referralCode: 'TOMAS1002',
    loginSource: 'own',
    prizes: [
      {
        id: 7101,
        prizeTitle: text('Vale premium de 10 €', 'Vale premium de 10 €', '€10 premium voucher'),
        prizeValue: 10,
      },
    ],
  },
];
