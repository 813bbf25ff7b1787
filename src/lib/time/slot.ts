/** One bookable moment of a calendar. Spec section 3 "Slot". */
export interface Slot {
  /** ISO 8601 with offset, as the server gave it. */
  startTime: string;
  durationSec: number;
  /** How many people still fit. */
  capacity: number;
}

/** The period in which a campaign can be booked. Spec section 3 "schedule". */
export interface Schedule {
  /** Venue date, `YYYY-MM-DD`; null when open-ended. */
  startDate: string | null;
  endDate: string | null;
  /** Venue dates, `YYYY-MM-DD`. */
  nonAvailableDays: readonly string[];
}
