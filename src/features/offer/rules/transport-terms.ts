import { SERVICE_DELIVERY_COST_CENTS } from '../../../lib/limits.ts';
import { outsideSchedule, type Schedule } from '../../../lib/time/slots.ts';
import { venueDate, venueTime } from '../../../lib/time/time-zones.ts';
import { minutesOfDay } from '../../../lib/time/venue-date.ts';
import {
  asapAllowed,
  minutesBeforeBooking,
  minutesBeforeTimeSelection,
  serviceLeadMinutes,
} from './availability.ts';
import type { BookingConfig } from './booking-type.ts';
import type { CampaignInfo, CampaignView } from './campaign.ts';
import type { ShopService } from './shop.ts';

const DAY_MINUTES = 24 * 60;

export interface WorkingHoursContext {
  view: Pick<CampaignView, 'startTime' | 'endTime'>;
  schedule: Schedule | null;
  /** Unix time in ms. */
  now: number;
  /** IANA zone of the venue. */
  timeZone: string;
  /** Minutes that the merchant needs before a booking. */
  leadMinutes: number;
}

/** Whether now, and still after the lead time, lies between two times of day; past midnight too. */
function isBetween(minute: number, lead: number, start: number, end: number): boolean {
  if (start < end) return minute >= start && minute + lead <= end;
  const untilEnd = minute >= start ? end + DAY_MINUTES : end;
  return minute + lead <= untilEnd;
}

/**
 * Whether the merchant is at work: today is inside the schedule and no closed day, and the time
 * lies between the campaign's start and end with the lead time still fitting before the end. A
 * missing time leaves that side open; an end at or before the start means after midnight.
 * Spec section 4 "Availability rules".
 */
export function isWithinWorkingHours(context: WorkingHoursContext): boolean {
  const { view, schedule, now, timeZone, leadMinutes } = context;
  if (outsideSchedule(venueDate(now, timeZone), schedule)) return false;
  const minute = minutesOfDay(venueTime(now, timeZone)) ?? 0;
  const start = minutesOfDay(view.startTime ?? '') ?? 0;
  const end = minutesOfDay(view.endTime ?? '') ?? Number.POSITIVE_INFINITY;
  return isBetween(minute, leadMinutes, start, end);
}

/** How an order of a menu gets to the customer; the words of the wire. Spec section 3 "transportType". */
export type TransportType = 'takeaway' | 'delivery';

/** When it does: as soon as possible, or at a time of the calendar. Spec section 4 "Transport instant". */
export type TransportInstant = 'asap' | 'scheduled';

/** On what terms a campaign or a service brings what is ordered. Spec section 9. */
export interface TransportTerms {
  /** None where neither is allowed: nothing can be ordered. */
  types: readonly TransportType[];
  /** Percent of any sign off the items' prices. */
  discountPercent: number;
  /** The cost of delivery; take-away is free. */
  deliveryCostCents: number;
  /** By code or symbol. */
  currency: string;
  /** Minutes before an order: these decide about "as soon as possible". */
  leadMinutes: number;
  /** Minutes before a time that can be picked: preparation counts too. */
  selectionLeadMinutes: number;
}

const SERVICE_CURRENCY = '€';

interface TransportFlags {
  isTakeaway: boolean;
  isDelivery: boolean;
}

function typesOf(flags: readonly TransportFlags[]): readonly TransportType[] {
  const types: TransportType[] = [];
  if (flags.every((each) => each.isTakeaway)) types.push('takeaway');
  if (flags.every((each) => each.isDelivery)) types.push('delivery');
  return types;
}

/** The terms of a campaign: what both the campaign and its booking config allow. */
export function campaignTransportTerms(
  info: Pick<
    CampaignInfo,
    | 'bookingConfig'
    | 'deliveryCostCents'
    | 'minimumSecondsBeforeBooking'
    | 'avgMinutesOfOrderPreparation'
  > & {
    campaignView: TransportFlags & Pick<CampaignInfo['campaignView'], 'discount' | 'currency'>;
  },
): TransportTerms {
  const { campaignView, bookingConfig, minimumSecondsBeforeBooking: lead } = info;
  return {
    types: typesOf(bookingConfig ? [campaignView, bookingConfig] : [campaignView]),
    discountPercent: Math.abs(campaignView.discount),
    deliveryCostCents: Math.max(0, info.deliveryCostCents),
    currency: campaignView.currency,
    leadMinutes: minutesBeforeBooking(lead),
    selectionLeadMinutes: minutesBeforeTimeSelection(lead, info.avgMinutesOfOrderPreparation),
  };
}

/** "Shop services: fixed delivery cost 3, currency €, no discount on prices." Spec section 9. */
export function serviceTransportTerms(
  service: Pick<ShopService, 'minimumTimeBeforeBooking'> & {
    bookingConfig: Pick<BookingConfig, 'isTakeaway' | 'isDelivery'> | null;
  },
): TransportTerms {
  const { bookingConfig, minimumTimeBeforeBooking: lead } = service;
  return {
    types: bookingConfig ? typesOf([bookingConfig]) : [],
    discountPercent: 0,
    deliveryCostCents: SERVICE_DELIVERY_COST_CENTS,
    currency: SERVICE_CURRENCY,
    leadMinutes: minutesBeforeBooking(lead),
    selectionLeadMinutes: serviceLeadMinutes(lead),
  };
}

/**
 * The terms of a shop's own menu, without campaign or service: what can be ordered is taken away as soon as the shop
 * has it ready. Delivery cost and calendar are unknown, so neither is offered.
 */
export function shopTransportTerms(currency: string): TransportTerms {
  return {
    types: ['takeaway'],
    discountPercent: 0,
    deliveryCostCents: 0,
    currency,
    leadMinutes: 0,
    selectionLeadMinutes: 0,
  };
}

/** Delivery cost in cents; 0 for take-away and before the choice. */
export function transportCostCents(
  terms: Pick<TransportTerms, 'deliveryCostCents'>,
  type: TransportType | null,
): number {
  return type === 'delivery' ? terms.deliveryCostCents : 0;
}

/**
 * The instants to choose from: "ASAP only when minimum minutes before booking is 60 or less and the merchant is
 * inside working hours; otherwise SCHEDULED." Spec section 4.
 */
export function transportInstants(
  terms: Pick<TransportTerms, 'leadMinutes'>,
  withinWorkingHours: boolean,
): readonly TransportInstant[] {
  return asapAllowed(terms.leadMinutes, withinWorkingHours) ? ['asap', 'scheduled'] : ['scheduled'];
}

/** The type that is chosen by itself because it is the only one; null when the customer chooses, or cannot. */
export function soleTransport(terms: Pick<TransportTerms, 'types'>): TransportType | null {
  return terms.types.length === 1 ? (terms.types[0] ?? null) : null;
}
