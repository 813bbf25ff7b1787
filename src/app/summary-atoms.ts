import { atom } from 'jotai/vanilla';

import { needsDate } from '../features/booking/rules/slot-choice.ts';
import { countSlots } from '../features/booking/rules/slot-selection.ts';
import { bookingTypeAtom } from '../features/offer/state/product-atom.ts';
import { bookAtom } from '../flow/state/booking-state-atoms.ts';

/** When the booking is, as far as it is known. */
export type BookedWhen =
  | { kind: 'toBeScheduled' }
  /** Venue date, with the time (`HH:MM`) where the type picks one. */
  | { kind: 'single'; date: string; time: string | null }
  | { kind: 'options'; count: number };

/** When the booking is; null before anything was chosen. Spec section 2 screen 2. */
export const bookedWhenAtom = atom((get): BookedWhen | null => {
  if (!needsDate(get(bookingTypeAtom))) return { kind: 'toBeScheduled' };
  const { date, dateTimes } = get(bookAtom);
  const count = countSlots(dateTimes);
  if (count > 1) return { kind: 'options', count };
  const [day] = dateTimes;
  if (day) return { kind: 'single', date: day.date, time: day.times[0]?.time ?? null };
  return date === null ? null : { kind: 'single', date, time: null };
});
