import { atom } from 'jotai/vanilla';

import { needsDate, selectsTime, submitsAtOnce } from '../rules/slot-choice.ts';
import { bookingTypeAtom } from '../../offer/state/product-atom.ts';

/** What the booking form asks for, by booking type. Spec section 4 "Booking types", "Slot selection". */
export const bookingFormShapeAtom = atom((get) => {
  const type = get(bookingTypeAtom);
  return {
    asksDate: needsDate(type),
    asksTime: selectsTime(type),
    /** What goes on by itself when it is chosen. */
    advancesOn: submitsAtOnce(type),
  };
});
