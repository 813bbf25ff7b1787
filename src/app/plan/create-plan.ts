import { atom, type Getter, type Setter } from 'jotai/vanilla';
import type { GenericSchema, InferOutput } from 'valibot';

import { load, servicesAtom, type Store } from '../../context/checkout-context.ts';
import { freeDayFrom } from '../../features/booking/rules/calendar.ts';
import {
  slotChoiceAtom,
  slotContextAtom,
} from '../../features/booking/state/booking-form-atoms.ts';
import { loadCalendarUntilAction } from '../../features/booking/state/calendar-state.ts';
import {
  chooseModeAction,
  selectDayAction,
  setPeopleAction,
} from '../../features/booking/state/edit-booking.ts';
import { chooseResourceAction } from '../../features/booking/state/chosen-resource.ts';
import { lockedBookingFieldsAtom } from '../../features/booking/state/locked-fields.ts';
import {
  bookingFormAtom,
  modeAtom,
  reservationTypeAtom,
} from '../../features/offer/state/choice-atoms.ts';
import {
  allowedModesAtom,
  bookableAtom,
  needsMembershipAtom,
  peopleLimitsAtom,
  priceOfPurchase,
} from '../../features/offer/state/offer-atoms.ts';
import { noTransportAtom } from '../../features/offer/state/transport-terms-atoms.ts';
import { CALENDAR_STEPS, stepsOf } from '../../flow/flow-rows.ts';
import type { StepId } from '../../flow/flow-table.ts';
import {
  currentEntryAtom,
  isMenuOrderAtom,
  isProductCheckoutAtom,
} from '../../flow/state/flow-atoms.ts';
import { jumpToStepAction, nextStepAction } from '../../flow/state/move-step.ts';
import { addDays } from '../../lib/time/venue-date.ts';
import { venueDate } from '../../lib/time/time-zones.ts';
import type {
  CheckoutPlan,
  PlanRefusal,
  PlanStart,
  PlanTool,
} from '../../plugins/checkout-plan.ts';
import type {
  FindTimesInput,
  PrepareBookingInput,
  PrepareOrderInput,
  QuoteInput,
} from './plan-arguments.ts';
import { describePlan, describePrice, describeRules } from './describe-plan.ts';
import { describeAreas, findArea } from './plan-area.ts';
import { BUSY, freeTimesOn, refusesChanges, refusal, timeRefusal } from './refusals.ts';
import {
  FIND_TIMES,
  PREPARE_BOOKING,
  PREPARE_ORDER,
  QUOTE,
  readArguments,
} from './plan-arguments.ts';

/** How far ahead times are looked for, how many days by default, and how many are listed at most. */
const MAX_DAYS = 92;
const DEFAULT_DAYS = 7;
const MAX_TIMES = 60;

const stepsOfFlow = (get: Getter): readonly StepId[] => {
  const entry = get(currentEntryAtom);
  return entry ? stepsOf(entry.flow) : [];
};

/** The step with the calendar; undefined in flows without one. */
const calendarStep = (get: Getter) =>
  stepsOfFlow(get).find((step) => CALENDAR_STEPS.includes(step));

/** Whether dates can be booked: services always, campaigns where the page and the campaign allow it. */
const sellsDates = (get: Getter): boolean =>
  get(bookableAtom)?.serviceId != null || get(allowedModesAtom).includes('book');

/** Whether the offer has a calendar with times or days to choose one from. */
function hasCalendar(get: Getter): boolean {
  const { campaignId = null, serviceId = null } = get(bookableAtom) ?? {};
  const isListed = campaignId !== null || serviceId !== null;
  return isListed && calendarStep(get) !== undefined && get(slotChoiceAtom).submitsOn !== null;
}

/** Whether the flow ends with an order of dishes or products. */
const isOrder = (get: Getter): boolean =>
  get(isProductCheckoutAtom) || (get(isMenuOrderAtom) && !get(noTransportAtom));

/** The tools that fit the flow. */
function fittingTools(get: Getter): readonly PlanTool[] {
  if (refusesChanges(get)) return [];
  const isMenu = get(isMenuOrderAtom);
  const sellsVouchers = !isMenu && get(allowedModesAtom).includes('voucher');
  const fits: Record<PlanTool, boolean> = {
    find_times: hasCalendar(get) && (isMenu || sellsDates(get)),
    quote: isOrder(get) || sellsVouchers || (!isMenu && calendarStep(get) !== undefined),
    prepare_booking: hasCalendar(get) && !isMenu && sellsDates(get),
    prepare_order: isOrder(get) || sellsVouchers,
  };
  const names: readonly PlanTool[] = ['find_times', 'quote', 'prepare_booking', 'prepare_order'];
  return names.filter((name) => fits[name]);
}

/** The refusal of a party outside of the offer's limits; null within them. */
function peopleRefusal(get: Getter, people: number): PlanRefusal | null {
  const { min, max } = get(peopleLimitsAtom);
  if (get(isMenuOrderAtom) || (people >= min && people <= (max ?? Infinity))) return null;
  const limits = max === null ? `${min} or more` : `${min} to ${max}`;
  return refusal('arguments', `people: This offer is for ${limits} people.`);
}

async function findTimes(get: Getter, set: Setter, input: FindTimesInput) {
  if (!fittingTools(get).includes('find_times'))
    return refusal('not_offered', 'Nothing on offer here has times to choose from.');
  const people = input.people ?? get(bookingFormAtom).numberOfPeople;
  const refused = peopleRefusal(get, people);
  if (refused) return refused;
  const today = venueDate(get(servicesAtom).host.now(), get(slotContextAtom).timeZone);
  const from = input.from !== undefined && input.from > today ? input.from : today;
  const to = input.to ?? addDays(from, DEFAULT_DAYS - 1);
  if (to < from) return refusal('arguments', `to: Before ${from}.`);
  if (to > addDays(today, MAX_DAYS))
    return refusal('arguments', `to: More than ${MAX_DAYS} days from today, ${today}.`);
  await set(loadCalendarUntilAction, to);
  const context = { ...get(slotContextAtom), people, now: get(servicesAtom).host.now() };
  const times = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    times.push(...freeTimesOn(get, context, date));
  const next = times.length > 0 ? null : freeDayFrom(context, addDays(to, 1));
  return {
    timeZone: context.timeZone,
    people,
    from,
    to,
    times: times.slice(0, MAX_TIMES),
    moreTimes: Math.max(0, times.length - MAX_TIMES),
    ...(times.length === 0 && {
      nextFree: next === null ? null : (freeTimesOn(get, context, next)[0] ?? null),
    }),
    ...(await describeAreas(get, set)),
    price: describePrice(get, bookingPrice(get, people), false),
    rules: describeRules(get),
  };
}

const bookingPrice = (get: Getter, count: number) =>
  get(isMenuOrderAtom)
    ? null
    : priceOfPurchase(get, { mode: 'book', count, reservationType: get(reservationTypeAtom) });

function quote(get: Getter, { people, vouchers, items }: QuoteInput) {
  if (items) return refusal('not_offered', 'items: No dishes are sold here.');
  if (vouchers !== undefined) {
    if (!get(allowedModesAtom).includes('voucher'))
      return refusal('not_offered', 'vouchers: This offer sells none.');
    const price = priceOfPurchase(get, {
      mode: 'voucher',
      count: vouchers,
      reservationType: 'normal',
    });
    return { vouchers, price: describePrice(get, price, true), rules: describeRules(get) };
  }
  const count = people ?? get(bookingFormAtom).numberOfPeople;
  return (
    peopleRefusal(get, count) ?? {
      people: count,
      price: describePrice(get, bookingPrice(get, count), false),
      rules: describeRules(get),
    }
  );
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

async function startBooking(
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

/** Prepares an order. */
async function startOrder(
  get: Getter,
  set: Setter,
  input: PrepareOrderInput,
): Promise<PlanRefusal | PlanStart> {
  if (refusesChanges(get)) return BUSY;
  if (!fittingTools(get).includes('prepare_order'))
    return refusal('not_offered', 'Nothing here is ordered.');
  return (await loadOrder(get)).startOrder(get, set, input);
}

const loadOrder = (get: Getter) => load(get, () => import('./plan-order.ts'));

/** The plan of one element. */
export function createPlan(store: Store): CheckoutPlan {
  let lastOrder: PrepareOrderInput = {};
  const run = <Schema extends GenericSchema, Result>(
    schema: Schema,
    work: (get: Getter, set: Setter, input: InferOutput<Schema>) => Result | Promise<Result>,
  ) => {
    const action = atom(null, async (get, set, given: unknown): Promise<Result | PlanRefusal> => {
      const read = readArguments(schema, given);
      return 'error' in read ? read : work(get, set, read.input);
    });
    return (given: unknown) => store.set(action, given);
  };
  const atStepAction = atom(null, async (get, set) => {
    if (get(isProductCheckoutAtom)) await (await loadOrder(get)).atStep(get, set, lastOrder);
  });
  return {
    tools: () => fittingTools(store.get),
    findTimes: run(FIND_TIMES, findTimes),
    quote: run(QUOTE, async (get, _set, input) =>
      isOrder(get) ? (await loadOrder(get)).quoteOrder(get, input) : quote(get, input),
    ),
    startBooking: run(PREPARE_BOOKING, startBooking),
    startOrder: run(PREPARE_ORDER, async (get, set, input) => {
      const started = await startOrder(get, set, input);
      if (!('error' in started)) lastOrder = input;
      return started;
    }),
    atStep: () => store.set(atStepAction),
    describe: () => describePlan(store.get),
  };
}
