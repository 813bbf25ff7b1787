/** The server's answer to a booking. Contract: POST bookings. */
export interface Reservation {
  transactionId: string;
  valueChargedCents: number;
  activationCode: string | null;
  activationQrCode: string | null;
  points: number | null;
  status: string | null;
  /** Total in cents as shown at the submission; null without a price and for a menu order. */
  shownCents?: number | null;
}
