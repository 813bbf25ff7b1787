/** A booking that was accepted. */
interface StoredBooking {
  transactionId: number;
  userId: number | null;
  body: unknown;
}

/** What the calls change; everything else is fixed data. */
export interface SandboxState {
  bookings: StoredBooking[];
  /** How many people hold a place, by calendar and start. */
  taken: Map<string, number>;
  conversions: unknown[];
  messages: unknown[];
  /** The first answer to every write that carried an Idempotency-Key. */
  answered: Map<string, Promise<Response>>;
}

/** The state that a sandbox starts from and that a reset brings back. */
export function createState(): SandboxState {
  return { bookings: [], taken: new Map(), conversions: [], messages: [], answered: new Map() };
}
