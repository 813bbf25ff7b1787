import type { DefaultView, ReservationMode } from '../../../lib/config/checkout-config.ts';
import { ASAP_MAX_LEAD_MINUTES, SERVICE_MIN_LEAD_MINUTES } from '../../../lib/limits.ts';
import { BOOKING_TYPE } from './booking-type.ts';
import { BLOCKED_NEGATIVE_BALANCE, type CampaignView } from './campaign.ts';

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

/** Whether a date can be booked: not for an offer that is paid or whose merchant is blocked. Spec section 4. */
export function canBookDate(
  view: Pick<CampaignView, 'offer' | 'isFreeOffer' | 'merchantStatus'>,
  flags: { canBookDate: boolean },
): boolean {
  const closedOffer =
    view.offer && (!view.isFreeOffer || view.merchantStatus === BLOCKED_NEGATIVE_BALANCE);
  return flags.canBookDate && !closedOffer;
}

/** Whether a voucher can be bought: an offer, allowed by the page and by the campaign. Spec section 4. */
export function canBuyVoucher(
  view: Pick<CampaignView, 'offer' | 'canBuyVoucher'>,
  flags: { canBuyVoucher: boolean },
): boolean {
  return view.offer && view.canBuyVoucher && flags.canBuyVoucher;
}

/** Whether a booking charges money at once as a premium reservation. Spec section 4. */
export function isPremiumReservation(
  view: Pick<CampaignView, 'chargeValueCents'>,
  defaultView: DefaultView | null,
): boolean {
  return view.chargeValueCents > 0 && defaultView === 'premium';
}

/**
 * Whether the choice step has nothing to ask: offer type 5 for exactly one person, and no voucher
 * or premium default view. Spec section 2 "Choice step".
 */
export function skipsChoice(
  view: Pick<CampaignView, 'campaignType' | 'minNumberPeople' | 'maxNumberPeople'>,
  defaultView: DefaultView | null,
): boolean {
  return (
    view.campaignType === BOOKING_TYPE.DIGITAL_COUPON &&
    view.minNumberPeople === 1 &&
    view.maxNumberPeople === 1 &&
    defaultView !== 'voucher' &&
    defaultView !== 'premium'
  );
}

/**
 * Whether a smart reservation gives anything that a normal one does not: a smart price or discount, or more points. Spec
 * section 3 "hasSmartPrice", "SMART_DISCOUNT and SMART_PRICE are known".
 */
export function hasSmartBenefit(info: {
  hasSmartPrice: boolean;
  campaignView: Pick<CampaignView, 'attributes' | 'points' | 'premiumPoints'>;
}): boolean {
  const { attributes, points, premiumPoints } = info.campaignView;
  const isCheaper = 'SMART_PRICE' in attributes || 'SMART_DISCOUNT' in attributes;
  return info.hasSmartPrice || isCheaper || premiumPoints > points;
}

/** Input for the choice between booking a date and buying a voucher. */
export interface CheckInFacts {
  canBook: boolean;
  canBuy: boolean;
  defaultView: DefaultView | null;
  /** As the page configured it; null when it did not. */
  reservationMode: ReservationMode | null;
}

/** The tabs that the choice step offers, in order. */
export function allowedModes(
  facts: Pick<CheckInFacts, 'canBook' | 'canBuy'>,
): readonly ReservationMode[] {
  const modes: ReservationMode[] = [];
  if (facts.canBook) modes.push('book');
  if (facts.canBuy) modes.push('voucher');
  return modes;
}

function modeOfView({ canBook, canBuy, defaultView }: CheckInFacts): ReservationMode {
  if (defaultView === 'premium') return canBuy ? 'voucher' : 'book';
  return canBook && defaultView !== 'voucher' ? 'book' : 'voucher';
}

/**
 * The tab that opens first. The mode that the page names wins where it is allowed; then spec section 4
 * "Check-in mode". Where the spec's answer is closed and the other tab is open, the other one.
 */
export function defaultCheckInMode(facts: CheckInFacts): ReservationMode {
  const modes = allowedModes(facts);
  if (facts.reservationMode && modes.includes(facts.reservationMode)) return facts.reservationMode;
  const mode = modeOfView(facts);
  return modes.includes(mode) ? mode : (modes[0] ?? mode);
}
