import type {
  CheckoutConfig,
  DefaultView,
  ReservationMode,
} from '../../../lib/config/checkout-config.ts';
import { SERVICE_MIN_LEAD_MINUTES } from '../../../lib/limits.ts';
import { BOOKING_TYPE } from './booking-type.ts';
import { BLOCKED_NEGATIVE_BALANCE, type CampaignView } from './campaign.ts';

/** Lead time in minutes: the seconds divided by 60, rounded up. Spec section 9. */
export function minutesBeforeBooking(seconds: number): number {
  return Math.ceil(Math.max(0, seconds) / 60);
}

/** Lead time of a campaign's slots in minutes: the larger of the booking's and the average preparation. Spec section 9. */
export function minutesBeforeTimeSelection(
  leadSeconds: number,
  preparationMinutes: number,
): number {
  return Math.max(minutesBeforeBooking(leadSeconds), preparationMinutes);
}

/** Lead time of a service's slots in minutes: its own, but at least 30. Spec section 9. */
export function serviceLeadMinutes(leadSeconds: number): number {
  return Math.max(minutesBeforeBooking(leadSeconds), SERVICE_MIN_LEAD_MINUTES);
}

/** Whether a date can be booked: not for a paid offer, nor for an offer of a blocked merchant. Spec section 4. */
export function canBookDate(
  view: Pick<CampaignView, 'offer' | 'isFreeOffer' | 'merchantStatus'>,
  flags: { canBookDate: boolean },
): boolean {
  const closedOffer =
    view.offer && (!view.isFreeOffer || view.merchantStatus === BLOCKED_NEGATIVE_BALANCE);
  return flags.canBookDate && !closedOffer;
}

/** Whether vouchers can be bought: for offers, if page and campaign allow it. Spec section 4. */
export function canBuyVoucher(
  view: Pick<CampaignView, 'offer' | 'canBuyVoucher'>,
  flags: { canBuyVoucher: boolean },
): boolean {
  return view.offer && view.canBuyVoucher && flags.canBuyVoucher;
}

/** Whether a booking is a premium reservation, which is charged at once. Spec section 4. */
export function isPremiumReservation(
  view: Pick<CampaignView, 'chargeValueCents'>,
  defaultView: DefaultView | null,
): boolean {
  return view.chargeValueCents > 0 && defaultView === 'premium';
}

/**
 * Whether the choice step has nothing to ask: offer type 5 for exactly one person, without a voucher or premium default
 * view. Spec section 2 "Choice step".
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
 * Whether a smart reservation has a benefit over a normal one: a smart price or discount, or more points. Spec section 3
 * "hasSmartPrice", "SMART_DISCOUNT and SMART_PRICE are known".
 */
export function hasSmartBenefit(info: {
  hasSmartPrice: boolean;
  campaignView: Pick<CampaignView, 'attributes' | 'points' | 'premiumPoints'>;
}): boolean {
  const { attributes, points, premiumPoints } = info.campaignView;
  const isCheaper = 'SMART_PRICE' in attributes || 'SMART_DISCOUNT' in attributes;
  return info.hasSmartPrice || isCheaper || premiumPoints > points;
}

/** The page's settings for booking and buying. */
export type ModeFlags = Pick<CheckoutConfig, 'canBookDate' | 'canBuyVoucher'>;

/** The available tabs of the choice step, in order. Without a campaign, only the page can rule out booking. */
export function allowedModes(
  view: Pick<CampaignView, 'offer' | 'isFreeOffer' | 'merchantStatus' | 'canBuyVoucher'> | null,
  flags: ModeFlags,
): readonly ReservationMode[] {
  const modes: ReservationMode[] = [];
  if (view ? canBookDate(view, flags) : flags.canBookDate) modes.push('book');
  if (view && canBuyVoucher(view, flags)) modes.push('voucher');
  return modes;
}

/** The first available of: the page's `reservationMode`, the mode of spec section 4 "Check-in mode", the other mode. */
export function defaultCheckInMode(
  modes: readonly ReservationMode[],
  { defaultView, reservationMode }: Pick<CheckoutConfig, 'defaultView' | 'reservationMode'>,
): ReservationMode {
  const byView = defaultView === 'premium' || defaultView === 'voucher' ? 'voucher' : 'book';
  const wanted = ([reservationMode, byView] as const).find((mode) => mode && modes.includes(mode));
  return wanted ?? modes[0] ?? 'voucher';
}
