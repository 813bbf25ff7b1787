import { isSubmissionClosed } from '../../../submission/submission-atom.ts';
import { atom, type Getter, type Setter } from 'jotai/vanilla';

import type { ChosenTime } from '../../offer/rules/offer-choice.ts';
import { unavailableSlots, nearestFreeDays, nearestFreeSlots } from '../rules/free-slots.ts';
import { filterSlots } from '../rules/slot-selection.ts';
import { venueInstant } from '../../../lib/time/calendar-stamp.ts';
import { minutesToMs } from '../../../lib/time/instant.ts';
import { mergeSlots, slotDate, slotInstant, type Slot } from '../../../lib/time/slots.ts';
import { daySpan } from '../../../lib/time/venue-date.ts';
import { slotChoiceAtom, slotContextAtom, slotOffersAtom } from './booking-form-atoms.ts';
import { selectDayAction, toggleSlotAction } from './edit-booking.ts';
import { slotsAtom, slotsLoadedUntilAtom } from '../../offer/state/offer-atoms.ts';
import { slotPeriodFrom } from '../../offer/state/offer-resources.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { weekShownAtom } from './week-shown-atom.ts';
import { editStepsAtom } from '../../../flow/state/flow-steps-atoms.ts';
import {
  configAtom,
  nowAtom,
  runSignalAtom,
  servicesAtom,
} from '../../../context/checkout-context.ts';
import { isAbort, reportError, stepNoticeAtom, type Message } from '../../../context/problems.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { updateSubmission } from '../../../submission/run-purchase.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import { loadBookableSlots } from './calendar-state.ts';

/** A period of the calendar from the start of a minute on, as its request asks for it; in Unix ms. */
function periodFrom(at: number) {
  const from = at - (at % minutesToMs(1));
  return { from, ...slotPeriodFrom(from) };
}

/**
 * The periods to read again: the first, with the past, and those of the loaded calendar in which the customer's choice
 * or another venue `date` lies.
 */
function periodsToRefresh(get: Getter, now: number, loadedUntil: number, date: string | undefined) {
  const { from, until, query } = periodFrom(now);
  const book = get(bookingFormAtom);
  const days = [date ?? null, book.date, ...book.dateTimes.map((chosen) => chosen.date)];
  const moments = days.flatMap((day) => {
    if (day === null) return [];
    const { start, end } = daySpan(day, get(configAtom).timeZone);
    return [start, end - 1];
  });
  const later = moments
    .filter((at) => at >= until && at < loadedUntil)
    .map((at) => at - ((at - from) % (until - from)));
  return [{ query, from: 0, until }, ...[...new Set(later)].map(periodFrom)];
}

/**
 * Reloads the calendar's first period, and the loaded ones of the choice and of another venue date. Keeps what is loaded on
 * failure.
 */
export const refreshSlotsAction = atom(null, async (get, set, date?: string) => {
  const { host } = get(servicesAtom);
  const signal = get(runSignalAtom);
  try {
    const periods = periodsToRefresh(get, host.now(), get(slotsLoadedUntilAtom), date);
    const answers = await Promise.all(
      periods.map(async ({ query }) => loadBookableSlots(get, query, signal)),
    );
    const fresh = answers.filter((slots) => slots !== null);
    if (fresh.length === 0 || signal.aborted) return;
    const isRead = (at: number) => periods.some(({ from, until }) => at >= from && at < until);
    const others = get(slotsAtom).filter((slot) => !isRead(slotInstant(slot)));
    set(slotsAtom, mergeSlots(others, fresh.flat()));
  } catch (error) {
    if (!isAbort(error)) reportError(get, error);
  }
});

/** The selected day of a whole-day offer; null for other offers and before a day is selected. */
export const chosenDayAtom = atom((get) => {
  const { needsDate, selectsTime } = get(slotChoiceAtom);
  return needsDate && !selectsTime ? get(bookingFormAtom).date : null;
});

/** The reason for a lost time: the server's message, else ours. */
const reasonFrom = (said: string | null | undefined, key: MessageKey): Message =>
  said ? { text: said } : { key };

/** Goes to the calendar step of the running flow, and shows replacements and the reason. */
function showCalendar(get: Getter, set: Setter, offers: readonly Slot[], message: Message): void {
  const { booking } = get(editStepsAtom);
  if (booking) set(jumpToStepAction, booking);
  set(slotOffersAtom, offers);
  set(stepNoticeAtom, { tone: 'warning', message, next: 'reservation.kept' });
}

/** Shows the week of a lost day and the nearest free days. */
function replaceDay(get: Getter, set: Setter, lost: string, said?: string | null): void {
  const offers = nearestFreeDays(lost, get(slotContextAtom));
  set(bookingFormAtom, (book) => ({ ...book, date: null }));
  set(weekShownAtom, lost);
  showCalendar(get, set, offers, reasonFrom(said, 'reservation.dateNotAvailable'));
}

/**
 * Returns to the calendar when chosen times are no longer available. Keeps the input and the times that are still
 * free, and offers the nearest free slots. Shows the server's message (`said`) in place of ours. With `taken`, the server
 * has refused the choice: if the fresh calendar does not show which time is lost and only one is chosen, removes that one.
 */
export const replaceUnavailableSlotsAction = atom(
  null,
  async (get, set, reason: 'gone' | 'taken', said?: string | null) => {
    const book = get(bookingFormAtom);
    const before = book.dateTimes.flatMap((day) => day.times);
    await set(refreshSlotsAction);
    // Unlocks sending only now; the refused choice is removed below.
    if (reason === 'taken') updateSubmission(get, set, { kind: 'reset' });
    // Another press has replaced the times, or the customer has chosen and perhaps sent others.
    else if (get(bookingFormAtom) !== book || isSubmissionClosed(get)) return;
    set(nowAtom, get(servicesAtom).host.now());
    const day = get(chosenDayAtom);
    if (day !== null) return replaceDay(get, set, day, said);
    const context = get(slotContextAtom);
    const gone = new Set(
      unavailableSlots(get(bookingFormAtom).dateTimes, context).map((time) => time.startTime),
    );
    const isLost = (time: ChosenTime) =>
      gone.has(time.startTime) || (reason === 'taken' && before.length === 1);
    const lost = before.find(isLost);
    const dateTimes = filterSlots(get(bookingFormAtom).dateTimes, (time) => !isLost(time));
    set(bookingFormAtom, (book) => ({ ...book, dateTimes }));
    const kept = new Set(dateTimes.flatMap((each) => each.times.map((time) => time.startTime)));
    const offers = lost ? nearestFreeSlots(lost, kept, context) : [];
    showCalendar(get, set, offers, reasonFrom(said, 'reservation.slotGone'));
  },
);

/** Shows that a time pressed outside of the checkout is gone, with the nearest free ones. */
export const showGoneTimeAction = atom(
  null,
  (get, set, { date, time }: { date: string; time: string }) => {
    const startTime = venueInstant(date, time, get(configAtom).timeZone);
    const offers = nearestFreeSlots({ startTime }, new Set(), get(slotContextAtom));
    showCalendar(get, set, offers, { key: 'reservation.slotGone' });
  },
);

/** Chooses a replacement for a lost slot: its day, and its time if the offer picks one. */
export const chooseOfferedSlotAction = atom(null, (get, set, slot: Slot) => {
  set(selectDayAction, slotDate(slot, get(configAtom).timeZone));
  if (get(slotChoiceAtom).selectsTime) set(toggleSlotAction, slot);
});
