import type { Getter, Setter } from 'jotai/vanilla';

import type { Restorer, SavedFlow } from '../../../flow/persist.ts';
import { slotInstant } from '../../../lib/time/slots.ts';
import { PRIZES } from '../../account/state/prizes.ts';
import type { BookState, ChosenTime } from '../../offer/rules/offer-choice.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { slotsAtom, slotsLoadedUntilAtom } from '../../offer/state/offer-atoms.ts';
import { filterSlots } from '../rules/slot-selection.ts';
import { savedBookingSchema, type SavedBooking } from '../rules/saved-booking.ts';
import { loadCalendarUntilAction } from './calendar-state.ts';
import { chosenResourceAtom, isSeatingAtom } from './chosen-resource.ts';
import { reservationAtom } from './reservation-atom.ts';
import { SEATING_AREAS } from './seating-areas.ts';

/**
 * Drops chosen times that the calendar no longer offers. Keeps those beyond the loaded days, and those of a submission without
 * an answer, which may have filled them itself.
 */
function withoutUnavailableSlots(
  get: Getter,
  book: BookState,
  { isOutcomeUnknown }: SavedFlow,
): BookState {
  if (isOutcomeUnknown) return book;
  const known = new Set(get(slotsAtom).map((slot) => slot.startTime));
  const loadedUntil = get(slotsLoadedUntilAtom);
  const isKept = (time: ChosenTime) =>
    known.has(time.startTime) || slotInstant(time) >= loadedUntil;
  return { ...book, dateTimes: filterSlots(book.dateTimes, isKept) };
}

/** Loads the calendar up to the last chosen day, so that its step and times can be checked. */
async function loadChosenDays(set: Setter, { date, dateTimes }: BookState): Promise<void> {
  const last = [date ?? '', ...dateTimes.map((day) => day.date)].sort().at(-1);
  if (last) await set(loadCalendarUntilAction, last);
}

/** Drops a seating area that cannot be shown. Keeps that of a submission without an answer, which is sent again as it was. */
function dropUnknownArea(get: Getter, set: Setter, { isOutcomeUnknown }: SavedFlow): void {
  if (isOutcomeUnknown || !get(isSeatingAtom) || get(chosenResourceAtom)) return;
  set(bookingFormAtom, (book) => ({ ...book, resourceId: null }));
}

/** Restores the booking form, or the confirmation of a finished booking without its events. */
export const RESTORER: Restorer<SavedBooking> = {
  schema: savedBookingSchema,
  outcomeOf: ({ reservation }) => reservation && 'done',
  async prepare(_get, set, { book }, { outcome }) {
    if (outcome === null) await loadChosenDays(set, book);
    // A chosen prize is part of the price and of a submission without an answer.
    if (book.prizeId !== null && outcome !== 'done') await set(PRIZES.load);
    // The area's name is shown beside what is sent.
    if (book.resourceId != null) await set(SEATING_AREAS.load);
    return true;
  },
  apply(get, set, { book, reservation }, flow) {
    set(bookingFormAtom, flow.outcome === null ? withoutUnavailableSlots(get, book, flow) : book);
    if (flow.outcome === null) dropUnknownArea(get, set, flow);
    // Codes to show at the shop are not stored; a booking's are in its e-mail.
    const codes = { activationCode: null, activationQrCode: null };
    if (reservation) set(reservationAtom, { ...reservation, ...codes });
  },
};
