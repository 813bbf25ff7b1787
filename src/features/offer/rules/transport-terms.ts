import { ASAP_MAX_LEAD_MINUTES, SERVICE_DELIVERY_COST_CENTS } from '../../../lib/limits.ts';
import { outsideSchedule, type Schedule } from '../../../lib/time/slots.ts';
import { venueDate, venueTime } from '../../../lib/time/time-zones.ts';
import { minutesOfDay } from '../../../lib/time/venue-date.ts';
import { minutesBeforeBooking } from './availability.ts';
import type { BookingConfig } from './shop.ts';
import type { ShopService } from './shop-services.ts';
import type { Bookable } from './bookable.ts';
import type { CampaignInfo } from './campaign.ts';

const DAY_MINUTES = 24 * 60;

interface WorkingHoursContext {
  hours: Bookable['hours'];
  schedule: Schedule;
  /** Unix time in ms. */
  now: number;
  /** IANA zone of the venue. */
  timeZone: string;
  /** The merchant's lead time. */
  leadMinutes: number;
}

/**
 * Whether now is within working hours: today is in the schedule and not closed, and the lead time fits before the
 * campaign's end. A missing time leaves that side open; an end at or before the start is after midnight. Spec section 4
 * "Availability rules".
 */
export function isWithinWorkingHours(context: WorkingHoursContext): boolean {
  const { hours, schedule, now, timeZone, leadMinutes } = context;
  if (outsideSchedule(venueDate(now, timeZone), schedule)) return false;
  const minute = minutesOfDay(venueTime(now, timeZone)) ?? 0;
  const start = minutesOfDay(hours.start ?? '') ?? 0;
  const end = minutesOfDay(hours.end ?? '') ?? Number.POSITIVE_INFINITY;
  const ready = minute + leadMinutes;
  if (start < end) return minute >= start && ready <= end;
  return ready <= (minute >= start ? end + DAY_MINUTES : end);
}

/** How a menu order reaches the customer, as on the wire. Spec section 3 "transportType". */
export type TransportType = 'takeaway' | 'delivery';

/** As soon as possible, or at a time of the calendar. Spec section 4 "Transport instant". */
export type TransportInstant = 'asap' | 'scheduled';

/** The terms of menu orders from a campaign, service or shop, beside those of its bookable. Spec section 9. */
export interface TransportTerms {
  /** Take-away first; empty if nothing can be ordered. */
  types: readonly TransportType[];
  /** Take-away is free. */
  deliveryCostCents: number;
  /** Lead time in minutes without preparation, which limits "as soon as possible". */
  leadMinutes: number;
}

type TransportFlags = Pick<BookingConfig, 'isTakeaway' | 'isDelivery'>;

function typesOf(flags: readonly TransportFlags[]): readonly TransportType[] {
  const types: TransportType[] = [];
  if (flags.every((each) => each.isTakeaway)) types.push('takeaway');
  if (flags.every((each) => each.isDelivery)) types.push('delivery');
  return types;
}

/** The terms of a campaign, limited by its booking config. */
export function campaignTransportTerms(
  info: Pick<
    CampaignInfo,
    'bookingConfig' | 'deliveryCostCents' | 'minimumSecondsBeforeBooking'
  > & { campaignView: TransportFlags },
): TransportTerms {
  const { campaignView, bookingConfig } = info;
  return {
    types: typesOf(bookingConfig ? [campaignView, bookingConfig] : [campaignView]),
    deliveryCostCents: Math.max(0, info.deliveryCostCents),
    leadMinutes: minutesBeforeBooking(info.minimumSecondsBeforeBooking),
  };
}

/** "Shop services: fixed delivery cost 3". Spec section 9. */
export function serviceTransportTerms(
  service: Pick<ShopService, 'minimumTimeBeforeBooking'> & {
    bookingConfig: TransportFlags | null;
  },
): TransportTerms {
  const { bookingConfig, minimumTimeBeforeBooking } = service;
  return {
    types: bookingConfig ? typesOf([bookingConfig]) : [],
    deliveryCostCents: SERVICE_DELIVERY_COST_CENTS,
    leadMinutes: minutesBeforeBooking(minimumTimeBeforeBooking),
  };
}

/** The terms of a shop's own menu: take-away only, because delivery cost and calendar are unknown. */
export const SHOP_TRANSPORT_TERMS: TransportTerms = {
  types: ['takeaway'],
  deliveryCostCents: 0,
  leadMinutes: 0,
};

/** Delivery cost in cents; 0 for take-away, and before one is chosen. */
export function transportCostCents(
  terms: Pick<TransportTerms, 'deliveryCostCents'>,
  type: TransportType | null,
): number {
  return type === 'delivery' ? terms.deliveryCostCents : 0;
}

/** The available instants; "as soon as possible" needs a lead time up to 60 minutes, and working hours. Spec section 4. */
export function transportInstants(
  terms: Pick<TransportTerms, 'leadMinutes'>,
  withinWorkingHours: boolean,
): readonly TransportInstant[] {
  const isAsapAllowed = terms.leadMinutes <= ASAP_MAX_LEAD_MINUTES && withinWorkingHours;
  return isAsapAllowed ? ['asap', 'scheduled'] : ['scheduled'];
}
