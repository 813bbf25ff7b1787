import { atom } from 'jotai/vanilla';

import type { BookState, ChosenTime } from '../../../flow/rules/booking-state.ts';
import { lostSlots, nearestFreeDays, nearestFreeSlots } from '../rules/free-slots.ts';
import { needsDate, selectsTime } from '../rules/slots.ts';
import { slotInstant, type Slot } from '../../../lib/time/slots.ts';
import { venueDate } from '../../../lib/time/time-zones.ts';
import { CALENDAR_STEPS } from '../../../flow/flow-kinds.ts';
import { FLOW_TABLE } from '../../../flow/flow-table.ts';
import { slotContextAtom } from './booking-form-atoms.ts';
import { bookingTypeAtom, slotPeriodFrom } from '../../offer/state/offer-atoms.ts';
import { bookAtom, weekShownAtom } from '../../../flow/state/booking-state-atoms.ts';
import { slotsAtom, slotsLoadedUntilAtom } from '../../offer/state/campaign-atoms.ts';
import { nowAtom, runSignalAtom, servicesAtom } from '../../../context/services.ts';
import { configAtom } from '../../../context/config-atoms.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { isAbort, reportError, stepNoticeAtom, toApiError } from '../../../context/problems.ts';
import { slotOffersAtom } from './availability-atoms.ts';
import { tellSubmission } from '../../../submission/submit.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import { loadBookableSlots, mergeSlots } from './calendar.ts';

/** Why chosen times are lost: found before sending, or reported by the server. */
export type LossReason = 'gone' | 'taken';

/** Reloads the calendar; keeps the known one when that fails. */
const refreshSlotsAction = atom(null, async (get, set) => {
  const { host } = get(servicesAtom);
  const signal = get(runSignalAtom);
  try {
    const period = slotPeriodFrom(host.now());
    const fresh = await loadBookableSlots(get, period.query);
    if (fresh === null || signal.aborted) return;
    const beyond = get(slotsAtom).filter((slot) => slotInstant(slot) >= period.until);
    set(slotsAtom, mergeSlots(beyond, fresh));
  } catch (error) {
    if (!isAbort(error)) reportError(host, toApiError(error));
  }
});

/** The venue date of an offer for whole days; null for one that picks times, and before a day is picked. */
export const chosenDayAtom = atom((get) => {
  const type = get(bookingTypeAtom);
  return needsDate(type) && !selectsTime(type) ? get(bookAtom).date : null;
});

/** Leads to the step of the running flow that holds the calendar, and says why. */
const showCalendarAction = atom(
  null,
  (get, set, offers: readonly Slot[], reason: MessageKey, said?: string | null) => {
    const entry = get(currentEntryAtom);
    const step = FLOW_TABLE[entry?.flow ?? 'booking_voucher'].steps.find((each) =>
      CALENDAR_STEPS.includes(each.id),
    );
    if (step) set(jumpToStepAction, step.id);
    set(slotOffersAtom, offers);
    set(stepNoticeAtom, { tone: 'warning', sentence: { key: reason }, said });
  },
);

/** The day chosen cannot be had: its week is shown, with the nearest free days. */
const replaceLostDayAction = atom(null, (get, set, lost: string, said?: string | null) => {
  const knownUntil = venueDate(get(slotsLoadedUntilAtom), get(configAtom).timeZone);
  const bookingType = get(bookingTypeAtom);
  const offers = nearestFreeDays(lost, { ...get(slotContextAtom), bookingType, knownUntil });
  set(bookAtom, (book) => ({ ...book, date: null }));
  set(weekShownAtom, lost);
  set(showCalendarAction, offers, 'reservation.dateNotAvailable', said);
});

function chosenTimes(book: BookState): readonly ChosenTime[] {
  return book.dateTimes.flatMap((day) => day.times);
}

/**
 * Returns to the calendar when chosen times are no longer available: says so, keeps the input and the times that are
 * still free, and offers the three nearest free slots. The server's message (`said`) comes first. If the server does
 * not name the time and only one was chosen, that one is removed.
 */
export const replaceLostSlotsAction = atom(
  null,
  async (get, set, reason: LossReason, said?: string | null) => {
    const before = chosenTimes(get(bookAtom));
    await set(refreshSlotsAction);
    // Only now may something be sent again: the choice that was refused is gone below.
    tellSubmission(get, set, { kind: 'withdrawn' });
    set(nowAtom, get(servicesAtom).host.now());
    const day = get(chosenDayAtom);
    if (day !== null) return set(replaceLostDayAction, day, said);
    const context = get(slotContextAtom);
    const gone = new Set(lostSlots(get(bookAtom).dateTimes, context).map((time) => time.startTime));
    const isLost = (time: ChosenTime) =>
      gone.has(time.startTime) || (reason === 'taken' && before.length === 1);
    const lost = before.find(isLost);
    set(bookAtom, (book) => ({
      ...book,
      dateTimes: book.dateTimes
        .map((day) => ({ ...day, times: day.times.filter((time) => !isLost(time)) }))
        .filter((day) => day.times.length > 0),
    }));
    const kept = new Set(chosenTimes(get(bookAtom)).map((time) => time.startTime));
    const slots = context.slots.filter((slot) => !kept.has(slot.startTime));
    const offers = lost ? nearestFreeSlots(lost, { ...context, slots }) : [];
    set(
      showCalendarAction,
      offers.map((each) => each.slot),
      'reservation.slotGone',
      said,
    );
  },
);
