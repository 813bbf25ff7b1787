/** How goods reach the customer. */
export const DELIVERY_WAYS = ['takeaway', 'delivery', 'pickup_point', 'store_pickup'] as const;

/** How an order of products is paid. */
export const PAYMENTS = ['online', 'offline'] as const;

/** Normal or premium ("smart"). */
export const RESERVATION_TYPES = ['normal', 'smart'] as const;

/** The tools that finish a plan. */
export type PlanTool = 'find_times' | 'quote' | 'prepare_booking' | 'prepare_order';

/** Why a tool could do nothing; nothing was changed. */
export interface PlanRefusal {
  readonly error: {
    readonly code: 'arguments' | 'busy' | 'gone' | 'not_offered';
    /** In English, for the assistant. */
    readonly message: string;
    /** The free times nearest to one that is gone. */
    readonly nearest?: readonly PlanTime[];
  };
}

/** What was set; `problems` are details that were not accepted, a line each, in English. */
export interface PlanStart {
  readonly problems: readonly string[];
  /** Questions of the flow that were passed over, and how the customer still answers them; a line each, in English. */
  readonly notAsked?: readonly string[];
}

/** A moment at the venue. */
export interface PlanTime {
  /** Venue date, `YYYY-MM-DD`. */
  readonly date: string;
  /** Venue time, `HH:MM`; null for a whole day. */
  readonly time: string | null;
  /** ISO 8601 with the venue's offset; of a whole day, its beginning. */
  readonly start: string;
  /** In the language of the element. */
  readonly text: string;
}

/** A price, also as a text in the language of the element. */
export interface PlanAmount {
  readonly cents: number;
  readonly text: string;
}

/** An answer as JSON data. Contains nothing about the customer. */
export type PlanAnswer = Readonly<Record<string, unknown>>;

/**
 * What an assistant can plan in one element's checkout. Preparing fills in what the customer would, and sends nothing: the last
 * press, boxes and sign-in are the customer's. Input is what an assistant gave; wrong input is refused. Contract section 1 "agents".
 */
export interface CheckoutPlan {
  /** The tools that fit the flow; none while something is sent or shown as done. */
  tools(): readonly PlanTool[];
  /** The free times of a period, by default of the next seven days. Loads the calendar that far. */
  findTimes(input: unknown): Promise<PlanAnswer | PlanRefusal>;
  /** What people, vouchers or dishes cost; changes nothing. */
  quote(input: unknown): Promise<PlanAnswer | PlanRefusal>;
  /** Sets day, time, people and details. */
  startBooking(input: unknown): Promise<PlanRefusal | PlanStart>;
  /** Sets dishes or vouchers, transport and details. */
  startOrder(input: unknown): Promise<PlanRefusal | PlanStart>;
  /** Fills in what only the step in front can take, of the order that was started last. */
  atStep(): Promise<void>;
  /** What is chosen by now: times, items, price, rules and the page's questions. */
  describe(): PlanAnswer;
}
