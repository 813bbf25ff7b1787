import { timesNeedsOf } from '../../../flow/select-flow.ts';
import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import { minutesToMs } from '../../../lib/time/instant.ts';
import { ALWAYS_OPEN, mergeSlots, type Schedule, type Slot } from '../../../lib/time/slots.ts';
import { venueDate } from '../../../lib/time/time-zones.ts';
import type { Call } from '../../../platform/api/define-call.ts';
import { currentSlotPeriod, type SlotPeriod } from '../../../platform/api/slot-period.ts';
import {
  getCampaign,
  getCampaignByOfferCode,
  getCampaignSchedule,
} from '../../offer/calls/campaign-calls.ts';
import { getShop } from '../../offer/calls/shop-calls.ts';
import { loadSlots, type SlotSource } from '../../offer/calls/slot-calls.ts';
import { canBookDate } from '../../offer/rules/availability.ts';
import {
  bookableOfCampaign,
  bookableOfService,
  type Bookable,
} from '../../offer/rules/bookable.ts';
import type { AddressView } from '../../offer/rules/shop.ts';
import { nextTimes } from '../rules/next-times.ts';
import { groupSlotsByDate, SLOT_CHOICES, type SlotContext } from '../rules/offered-slots.ts';

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
  call: Call;
  signal: AbortSignal;
  /** The party that a free time is searched for; null for the offer's own. */
  people: number | null;
  /** Unix ms. */
  now: number;
  /** The address of the offer's shop is known, perhaps before its calendar. */
  onAddress?: (address: AddressView | null) => void;
}

/** What can be booked, when it is open, and what has its slots. */
interface Offer {
  bookable: Bookable | null;
  schedule: Schedule;
  /** The slots of the first period, requested together with the offer. */
  firstSlots: readonly Slot[];
  source: SlotSource;
}

/** The answer to the call for an offer, whose address is reported as soon as it is there. */
async function addressed<Answer extends { addressView: AddressView | null }>(
  { onAddress }: LoadInput,
  asked: Promise<Answer>,
): Promise<Answer> {
  const answer = await asked;
  onAddress?.(answer.addressView);
  return answer;
}

async function loadService(input: LoadInput, first: SlotPeriod): Promise<Offer> {
  const { config, call, signal } = input;
  const serviceId = config.serviceId ?? '';
  const source = { serviceId };
  const [shop, firstSlots] = await Promise.all([
    addressed(input, call(getShop, [config.shopId ?? ''], { signal })),
    loadSlots(call, source, first, signal),
  ]);
  const service = shop.services.find(({ id }) => id === serviceId);
  const bookable = service && config.canBookDate ? bookableOfService(service) : null;
  return { bookable, schedule: ALWAYS_OPEN, firstSlots, source };
}

async function loadCampaign(input: LoadInput, first: SlotPeriod): Promise<Offer> {
  const { config, call, signal } = input;
  const byCode = config.campaignId === null;
  const campaign = addressed(
    input,
    byCode
      ? call(getCampaignByOfferCode, [config.offerCode ?? ''], { signal })
      : call(getCampaign, [config.campaignId ?? ''], { signal }),
  );
  const campaignId = config.campaignId ?? (await campaign).campaignView.campaignId;
  const source = { campaignId };
  const [info, schedule, firstSlots] = await Promise.all([
    campaign,
    call(getCampaignSchedule, [campaignId], { signal }),
    loadSlots(call, source, first, signal),
  ]);
  const isOpen = info.isAvailable && canBookDate(info.campaignView, config);
  return { bookable: isOpen ? bookableOfCampaign(info) : null, schedule, firstSlots, source };
}

/**
 * Loads the calendar of a config's offer, further than its first 30 days if these have no free time for the party. Null
 * where one press on a time books nothing: other flows, vouchers, offers of whole days or of several times, and an offer
 * that cannot be booked. Rejects with an `ApiError`. Contract section 1 "mode" and "venues".
 */
export async function loadOfferCalendar(input: LoadInput): Promise<OfferCalendar | null> {
  const { config, call, signal, people, now: start } = input;
  const needs = timesNeedsOf(config);
  if (!needs) return null;
  const loadOffer = needs.includes('serviceSlots') ? loadService : loadCampaign;
  const { timeZone } = config;
  const first = currentSlotPeriod(start);
  const { bookable, schedule, firstSlots, source } = await loadOffer(input, first);
  if (!bookable || SLOT_CHOICES[bookable.bookingType].submitsOn !== 'slot') return null;
  let slots = firstSlots;
  let slotsByDate = groupSlotsByDate(slots, timeZone);
  let until = start + minutesToMs(first.untilMinutes);
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
    slots = mergeSlots(slots, await loadSlots(call, source, next, signal));
    slotsByDate = groupSlotsByDate(slots, timeZone);
    until += minutesToMs(next.untilMinutes);
  }
  return { bookable, contextFor };
}
