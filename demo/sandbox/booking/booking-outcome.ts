/** How a booking type takes its slots and what becomes of the booking. Spec section 4. */
interface BookingOutcome {
  minSlots: number;
  maxSlots: number;
  /** The slots are ones of the calendar; otherwise the merchant sets the date with the customer. */
  fromCalendar: boolean;
  /** The places are gone at once, not only when the merchant agrees. */
  takesPlaces: boolean;
  /** One slot must be further ahead than this; hours. */
  farSlotHours: number | null;
  status: 'CONFIRMED' | 'PENDING';
  /** The code shown at the shop. */
  proof: 'code' | 'qr' | null;
}

const ONE_SLOT = {
  minSlots: 1,
  maxSlots: 1,
  fromCalendar: true,
  takesPlaces: true,
  farSlotHours: null,
} as const;

export const BOOKING_OUTCOMES: Readonly<Record<number, BookingOutcome>> = {
  1: { ...ONE_SLOT, status: 'CONFIRMED', proof: 'code' },
  2: { ...ONE_SLOT, status: 'PENDING', proof: null },
  3: { ...ONE_SLOT, status: 'CONFIRMED', proof: 'qr' },
  5: {
    ...ONE_SLOT,
    minSlots: 0,
    fromCalendar: false,
    takesPlaces: false,
    status: 'PENDING',
    proof: 'code',
  },
  6: {
    ...ONE_SLOT,
    minSlots: 3,
    maxSlots: 10,
    takesPlaces: false,
    farSlotHours: 24,
    status: 'PENDING',
    proof: null,
  },
  7: { ...ONE_SLOT, status: 'PENDING', proof: null },
};
