import { atom, type Getter, type Setter } from 'jotai/vanilla';
import type { GenericSchema, InferOutput } from 'valibot';

import { load, servicesAtom, type Store } from '../../context/checkout-context.ts';
import { freeDayFrom } from '../../features/booking/rules/calendar.ts';
import { slotContextAtom } from '../../features/booking/state/booking-form-atoms.ts';
import { loadCalendarUntilAction } from '../../features/booking/state/calendar-state.ts';
import { bookingFormAtom, reservationTypeAtom } from '../../features/offer/state/choice-atoms.ts';
import { allowedModesAtom, priceOfPurchase } from '../../features/offer/state/offer-atoms.ts';
import { isMenuOrderAtom, isProductCheckoutAtom } from '../../flow/state/flow-atoms.ts';
import { addDays } from '../../lib/time/venue-date.ts';
import { venueDate } from '../../lib/time/time-zones.ts';
import type { CheckoutPlan, PlanRefusal, PlanStart } from '../../plugins/checkout-plan.ts';
import { describePlan, describePrice, describeRules } from './describe-plan.ts';
import { fittingTools, isOrder } from './fitting-tools.ts';
import { describeAreas } from './plan-area.ts';
import type { FindTimesInput, PrepareOrderInput, QuoteInput } from './plan-arguments.ts';
import {
  FIND_TIMES,
  PREPARE_BOOKING,
  PREPARE_ORDER,
  QUOTE,
  readArguments,
} from './plan-arguments.ts';
import { peopleRefusal, startBooking } from './plan-booking.ts';
import { BUSY, freeTimesOn, refusesChanges, refusal } from './refusals.ts';

/** How far ahead times are looked for, how many days by default, and how many are listed at most. */
const MAX_DAYS = 92;
const DEFAULT_DAYS = 7;
const MAX_TIMES = 60;

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
