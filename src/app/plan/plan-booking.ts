import type { Getter, Setter } from 'jotai/vanilla';

import { load } from '../../context/checkout-context.ts';
import { slotChoiceAtom } from '../../features/booking/state/booking-form-atoms.ts';
import { chooseResourceAction } from '../../features/booking/state/chosen-resource.ts';
import {
  chooseModeAction,
  selectDayAction,
  setPeopleAction,
} from '../../features/booking/state/edit-booking.ts';
import { lockedBookingFieldsAtom } from '../../features/booking/state/locked-fields.ts';
import {
  bookingFormAtom,
  modeAtom,
  reservationTypeAtom,
} from '../../features/offer/state/choice-atoms.ts';
import { needsMembershipAtom, peopleLimitsAtom } from '../../features/offer/state/offer-atoms.ts';
import { currentEntryAtom, isMenuOrderAtom } from '../../flow/state/flow-atoms.ts';
import { jumpToStepAction, nextStepAction } from '../../flow/state/move-step.ts';
import type { PlanRefusal, PlanStart } from '../../plugins/checkout-plan.ts';
import { calendarStep, fittingTools } from './fitting-tools.ts';
import { findArea } from './plan-area.ts';
import type { PrepareBookingInput } from './plan-arguments.ts';
import { BUSY, refusesChanges, refusal, timeRefusal } from './refusals.ts';

/** The refusal of a party outside of the offer's limits; null within them. */
export function peopleRefusal(get: Getter, people: number): PlanRefusal | null {
  const { min, max } = get(peopleLimitsAtom);
  if (get(isMenuOrderAtom) || (people >= min && people <= (max ?? Infinity))) return null;
  const limits = max === null ? `${min} or more` : `${min} to ${max}`;
  return refusal('arguments', `people: This offer is for ${limits} people.`);
}

/** Leaves the step that asks for normal or smart by the given answer; a refusal without one. */
function chooseType(get: Getter, set: Setter, type: PrepareBookingInput['type']) {
  if (get(currentEntryAtom)?.step !== 'reservation-type') {
    if (type === undefined || type === get(reservationTypeAtom)) return null;
    return refusal(
      'arguments',
      'type: The customer has chosen another, and can go back to change it.',
    );
  }
  if (type === undefined) return refusal('arguments', 'type: Ask the customer: normal or smart?');
  set(reservationTypeAtom, type);
  set(nextStepAction, 'reservation-type');
  return null;
}

/** The refusal of what the page has locked to another value. */
function lockRefusal(get: Getter, { date, time, people }: PrepareBookingInput): PlanRefusal | null {
  const locked = get(lockedBookingFieldsAtom);
  const { numberOfPeople, date: day, dateTimes } = get(bookingFormAtom);
  const isOtherTime = dateTimes.some(({ times }) => times.some((each) => each.time !== time));
  const changed = [
    locked.has('people') && people !== numberOfPeople && 'people',
    locked.has('date') && date !== day && 'date',
    locked.has('time') && isOtherTime && 'time',
  ].find((field) => field !== false);
  return changed === undefined ? null : refusal('arguments', `${changed}: The page has set it.`);
}

/** Prepares a booking up to the last press, which is the customer's; or says why not, before anything has changed. */
export async function startBooking(
  get: Getter,
  set: Setter,
  input: PrepareBookingInput,
): Promise<PlanRefusal | PlanStart> {
  if (refusesChanges(get)) return BUSY;
  if (!fittingTools(get).includes('prepare_booking'))
    return refusal('not_offered', 'Nothing here is booked for one time.');
  const { date, time, people } = input;
  const details = await load(get, () => import('./fill-details.ts'));
  const area = input.area === undefined ? null : await findArea(get, set, input.area);
  if (typeof area === 'string') return refusal('arguments', area);
  const refused =
    peopleRefusal(get, people) ?? lockRefusal(get, input) ?? (await timeRefusal(get, set, input));
  if (refused) return refused;
  const typeRefused = chooseType(get, set, input.type);
  if (typeRefused) return typeRefused;
  if (area) set(chooseResourceAction, area.id);
  // A membership comes before the calendar, and is the customer's to buy.
  if (get(needsMembershipAtom)) return { problems: [] };
  if (time !== undefined && get(slotChoiceAtom).selectsTime) {
    const { chooseTimeAction } = await load(
      get,
      () => import('../../features/booking/state/choose-time.ts'),
    );
    await set(chooseTimeAction, { date, time, people });
  } else {
    const step = calendarStep(get);
    if (step) set(jumpToStepAction, step);
    if (get(modeAtom) !== 'book') set(chooseModeAction, 'book');
    set(setPeopleAction, () => people);
    set(selectDayAction, date);
  }
  return { problems: await details.fillDetails(get, set, input) };
}
