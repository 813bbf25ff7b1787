import { VOUCHER_VALID_YEARS } from '../../../lib/limits.ts';
import { venueDate } from '../../../lib/time/venue-clock.ts';

/**
 * The last venue date (`YYYY-MM-DD`) of a voucher bought at a moment (Unix ms): the same day a year later. One
 * bought on 29 February ends on the 28th, so that no page promises a day too many. Spec section 9.
 */
export function voucherExpiryDate(boughtAt: number, timeZone: string): string {
  const [year = '', month = '', day = ''] = venueDate(boughtAt, timeZone).split('-');
  const nextYear = String(Number(year) + VOUCHER_VALID_YEARS).padStart(4, '0');
  const same = new Date(`${nextYear}-${month}-${day}T00:00:00Z`);
  const isSameDay = same.getUTCDate() === Number(day);
  return isSameDay ? `${nextYear}-${month}-${day}` : `${nextYear}-02-28`;
}
