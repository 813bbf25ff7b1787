import {
  getCampaign,
  getCampaignByOfferCode,
  getCampaignSchedule,
} from '../../features/offer/calls/campaign-calls.ts';
import { getShop } from '../../features/offer/calls/shop-calls.ts';
import { getCampaignSlots, getServiceSlots } from '../../features/offer/calls/slot-calls.ts';
import { canBookDate } from '../../features/offer/rules/availability.ts';
import {
  bookableOfCampaign,
  bookableOfService,
  type Bookable,
} from '../../features/offer/rules/bookable.ts';
import {
  groupSlotsByDate,
  SLOT_CHOICES,
  type SlotContext,
} from '../../features/booking/rules/offered-slots.ts';
import { nextTimes } from '../../features/booking/rules/next-times.ts';
import type { FlowType } from '../../flow/flow-table.ts';
import { selectFlow } from '../../flow/select-flow.ts';
import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import { platformLanguage } from '../../lib/config/language.ts';
import { minutesToMs } from '../../lib/time/instant.ts';
import { ALWAYS_OPEN, mergeSlots, type Schedule, type Slot } from '../../lib/time/slots.ts';
import { venueDate } from '../../lib/time/time-zones.ts';
import type { ApiContext } from '../../platform/api/api-context.ts';
import type { Call } from '../../platform/api/define-call.ts';
import { createClient } from '../../platform/api/http/http-client.ts';
import { currentSlotPeriod, type SlotPeriod } from '../../platform/api/slot-period.ts';
import type { Activity } from '../../platform/host/activity.ts';

/** How many periods of 30 days are searched for a free time. */
const MAX_PERIODS = 4;

/** The loaded calendar of an offer. */
export interface OfferCalendar {
  bookable: Bookable;
  /** The input of the slot rules for a party at a moment (Unix ms). */
  contextFor: (people: number, now: number) => SlotContext;
}

interface LoadInput {
  config: CheckoutConfig;
  fetch: ApiContext['fetch'];
  activity: Activity;
  signal: AbortSignal;
  /** The party that a free time is searched for; null for the offer's own. */
  people: number | null;
}

/** The calls of one element, before its app has loaded. */
function createCalls({ config, fetch, activity }: LoadInput): Call {
  const context = {
    ...config,
    fetch,
    sessionId: () => config.sessionId,
    language: () => platformLanguage(config.language),
    now: () => Date.now(),
    after(ms: number, callback: () => void) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    isOnline: () => navigator.onLine,
    // No call here carries an account.
    untilAccountSeen: async () => undefined,
  };
  return createClient(() => context, activity.during);
}

/** What can be booked, when it is open, and the read of its slots. */
interface Offer {
  bookable: Bookable | null;
  schedule: Schedule;
  /** The slots of the first period, requested together with the offer. */
  firstSlots: readonly Slot[];
  readSlots: (period: SlotPeriod) => Promise<readonly Slot[]>;
}

async function loadService(input: LoadInput, call: Call, first: SlotPeriod): Promise<Offer> {
  const { config, signal } = input;
  const serviceId = config.serviceId ?? '';
  const readSlots = (period: SlotPeriod) => call(getServiceSlots, [serviceId, period], { signal });
  const [shop, firstSlots] = await Promise.all([
    call(getShop, [config.shopId ?? ''], { signal }),
    readSlots(first),
  ]);
  const service = shop.services.find(({ id }) => id === serviceId);
  const bookable = service && config.canBookDate ? bookableOfService(service) : null;
  return { bookable, schedule: ALWAYS_OPEN, firstSlots, readSlots };
}

async function loadCampaign(input: LoadInput, call: Call, first: SlotPeriod): Promise<Offer> {
  const { config, signal } = input;
  const byCode = config.campaignId === null;
  const campaign = byCode
    ? call(getCampaignByOfferCode, [config.offerCode ?? ''], { signal })
    : call(getCampaign, [config.campaignId ?? ''], { signal });
  const id = config.campaignId ?? (await campaign).campaignView.campaignId;
  const readSlots = (period: SlotPeriod) => call(getCampaignSlots, [id, period], { signal });
  const [info, schedule, firstSlots] = await Promise.all([
    campaign,
    call(getCampaignSchedule, [id], { signal }),
    readSlots(first),
  ]);
  const isOpen = info.isAvailable && canBookDate(info.campaignView, config);
  return { bookable: isOpen ? bookableOfCampaign(info) : null, schedule, firstSlots, readSlots };
}

/** How a flow that begins with a calendar loads its offer. */
const OFFERS: Partial<Record<FlowType, typeof loadCampaign>> = {
  booking_voucher: loadCampaign,
  reservation_type_booking_voucher: loadCampaign,
  service_and_reservation: loadService,
};

function offerOf(config: CheckoutConfig) {
  const isLocked = config.prefill.lock?.some((name) => name === 'date' || name === 'time');
  const isOther = config.reservationMode === 'voucher' || config.defaultView !== null;
  if (isLocked || isOther) return null;
  return OFFERS[selectFlow(config)] ?? null;
}

/**
 * Loads the calendar of the page's offer, further than its first 30 days if these have no free time for the party. Null
 * where one press on a time books nothing: other flows, vouchers, offers of whole days or of several times, and an offer
 * that cannot be booked. Rejects with an `ApiError`. Contract section 1 "mode".
 */
export async function loadTimes(input: LoadInput): Promise<OfferCalendar | null> {
  const { config, people } = input;
  const loadOffer = offerOf(config);
  if (!loadOffer) return null;
  const { timeZone } = config;
  const call = createCalls(input);
  const start = Date.now();
  const { bookable, schedule, firstSlots, readSlots } = await loadOffer(
    input,
    call,
    currentSlotPeriod(start),
  );
  if (!bookable || SLOT_CHOICES[bookable.bookingType].submitsOn !== 'slot') return null;
  let slots = firstSlots;
  let slotsByDate = groupSlotsByDate(slots, timeZone);
  let until = start + minutesToMs(currentSlotPeriod(start).untilMinutes);
  const contextFor = (party: number, now: number): SlotContext => ({
    calendar: slotsByDate,
    bookingType: bookable.bookingType,
    people: party,
    now,
    timeZone,
    leadMinutes: bookable.leadMinutes,
    schedule,
    loadedUntil: venueDate(until, timeZone),
  });
  for (let period = 1; period < MAX_PERIODS; period += 1) {
    const context = contextFor(people ?? bookable.defaultPeople, start);
    const isOver = schedule.endDate !== null && context.loadedUntil > schedule.endDate;
    if (isOver || nextTimes(context).length > 0) break;
    const next = currentSlotPeriod(until);
    slots = mergeSlots(slots, await readSlots(next));
    slotsByDate = groupSlotsByDate(slots, timeZone);
    until += minutesToMs(next.untilMinutes);
  }
  return { bookable, contextFor };
}
