import { ADDRESSES, type AddressRow } from '../address/addresses-data.ts';
import { USERS, type UserRow } from '../authentication/users-data.ts';
import { CARTS, type StoredCart } from '../cart/carts-data.ts';
import type { StoredPayment } from '../payment/stored-payment.ts';

/** A booking that was accepted. */
interface StoredBooking {
  transactionId: number;
  userId: number | null;
  body: unknown;
}

/** An order of a cart that was accepted. */
interface StoredOrder {
  orderRef: string;
  userId: number | null;
  amountCents: number;
  body: unknown;
}

/** The data that calls change; everything else is fixed. */
export interface SandboxState {
  /** The registered users, with those who registered since. */
  users: UserRow[];
  /** The saved addresses by the id of their user. */
  addresses: Map<number, AddressRow[]>;
  bookings: StoredBooking[];
  /** How many people hold a place, by calendar and start. */
  taken: Map<string, number>;
  /** Requested by wallet, card, reference and plans, whatever became of them. */
  payments: StoredPayment[];
  /** The carts of users and sessions, by key. */
  carts: Map<string, StoredCart>;
  orders: StoredOrder[];
  /** The product whose price changes while it is ordered has done so. */
  dearer: boolean;
  conversions: unknown[];
  messages: unknown[];
  /** The first answer to every write with an Idempotency-Key. */
  answered: Map<string, Promise<Response>>;
}

/** The state that a sandbox starts from and that a reset brings back. */
export function createState(): SandboxState {
  return {
    users: [...USERS],
    addresses: new Map(
      Object.entries(ADDRESSES).map(([userId, rows]) => [Number(userId), [...rows]]),
    ),
    bookings: [],
    taken: new Map(),
    payments: [],
    carts: new Map(Object.entries(CARTS)),
    orders: [],
    dearer: false,
    conversions: [],
    messages: [],
    answered: new Map(),
  };
}
