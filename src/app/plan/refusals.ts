import type { Getter, Setter } from 'jotai/vanilla';

import { load, nowAtom, servicesAtom } from '../../context/checkout-context.ts';
import { dayChecker } from '../../features/booking/rules/day-availability.ts';
import { nearestFreeDays, nearestFreeSlots } from '../../features/booking/rules/free-slots.ts';
import { offeredSlots, type SlotContext } from '../../features/booking/rules/offered-slots.ts';
import {
  slotChoiceAtom,
  slotContextAtom,
} from '../../features/booking/state/booking-form-atoms.ts';
import { loadCalendarUntilAction } from '../../features/booking/state/calendar-state.ts';
import { blocksLeavingAtom, flowStatusAtom, isSendingAtom } from '../../flow/state/flow-atoms.ts';
import { venueInstant } from '../../lib/time/calendar-stamp.ts';
import { slotDate, slotTime, type Slot } from '../../lib/time/slots.ts';
import type { PlanRefusal, PlanTime } from '../../plugins/checkout-plan.ts';
import { submissionAtom } from '../../submission/submission-atom.ts';
import { describeTime } from './describe-plan.ts';

/** A refusal: nothing was changed. */
export const refusal = (
  code: PlanRefusal['error']['code'],
  message: string,
  nearest?: PlanRefusal['error']['nearest'],
): PlanRefusal => ({ error: { code, message, ...(nearest && { nearest }) } });

export const BUSY = refusal('busy', 'The checkout is sending, or has a result.');

/**
 * Whether the checkout takes no changes: it is sending, shows a result, or the outcome of a first try is unknown. The customer may press
 * at any time: look again after whatever was awaited.
 */
export const refusesChanges = (get: Getter): boolean =>
  get(flowStatusAtom).status !== 'ready' ||
  get(blocksLeavingAtom) ||
  get(isSendingAtom) ||
  get(submissionAtom).status !== 'idle';

/** The free times of a day; for a whole-day offer, the day itself. */
export function freeTimesOn(get: Getter, context: SlotContext, date: string): readonly PlanTime[] {
  if (!get(slotChoiceAtom).selectsTime)
    return dayChecker(context)(date) === null ? [describeTime(get, date, null)] : [];
  return offeredSlots(context, date).flatMap(({ time, disabled }) =>
    disabled ? [] : [describeTime(get, date, time)],
  );
}

/** The refusal of a time that is not free, with the nearest ones. */
function goneRefusal(get: Getter, context: SlotContext, date: string, time: string | undefined) {
  const { timeZone } = context;
  const startTime = venueInstant(date, time ?? '00:00', timeZone);
  const nearest: readonly Slot[] = get(slotChoiceAtom).selectsTime
    ? nearestFreeSlots({ startTime }, new Set(), context)
    : nearestFreeDays(date, context);
  const isDay = !get(slotChoiceAtom).selectsTime;
  return refusal(
    'gone',
    'This time is not free. Offer the customer one of the nearest, or call find_times.',
    nearest.map((slot) =>
      describeTime(get, slotDate(slot, timeZone), isDay ? null : slotTime(slot, timeZone)),
    ),
  );
}

/** Reads the calendar again, and refuses a time that is not free for the party, or any once the customer has pressed; else null. */
export async function timeRefusal(
  get: Getter,
  set: Setter,
  { date, time, people }: { date: string; time?: string | undefined; people: number },
): Promise<PlanRefusal | null> {
  const { selectsTime } = get(slotChoiceAtom);
  if (selectsTime && time === undefined) return refusal('arguments', 'time: Missing.');
  const { refreshSlotsAction } = await load(
    get,
    () => import('../../features/booking/state/replace-unavailable-slots.ts'),
  );
  await set(refreshSlotsAction, date);
  await set(loadCalendarUntilAction, date);
  if (refusesChanges(get)) return BUSY;
  set(nowAtom, get(servicesAtom).host.now());
  const context = { ...get(slotContextAtom), people };
  const isFree = freeTimesOn(get, context, date).some((free) => !selectsTime || free.time === time);
  return isFree ? null : goneRefusal(get, context, date, time);
}
