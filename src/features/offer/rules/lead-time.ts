import { ASAP_MAX_LEAD_MINUTES, SERVICE_MIN_LEAD_MINUTES } from '../../../lib/limits.ts';

/** Minutes that must lie before a booking: the seconds divided by 60, rounded up. Spec section 9. */
export function minutesBeforeBooking(seconds: number): number {
  return Math.ceil(Math.max(0, seconds) / 60);
}

/** Lead time of a campaign's slots: the larger of the booking's and the average preparation, in minutes. Spec section 9. */
export function minutesBeforeTimeSelection(
  leadSeconds: number,
  preparationMinutes: number,
): number {
  return Math.max(minutesBeforeBooking(leadSeconds), preparationMinutes);
}

/** Lead time of a shop service's slots: its own, but at least 30 minutes. Spec section 9. */
export function serviceLeadMinutes(leadSeconds: number): number {
  return Math.max(minutesBeforeBooking(leadSeconds), SERVICE_MIN_LEAD_MINUTES);
}

/** Whether "as soon as possible" may be chosen. Spec section 4 "Transport instant". */
export function asapAllowed(leadMinutes: number, withinWorkingHours: boolean): boolean {
  return leadMinutes <= ASAP_MAX_LEAD_MINUTES && withinWorkingHours;
}
