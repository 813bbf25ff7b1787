import type { CampaignView } from './campaign.ts';
import type { BookingConfig } from './booking-type.ts';
import { DEFAULT_PARTY_SIZE } from '../../../lib/limits.ts';

/** How many people one booking may be for; `max` null: no maximum. */
export interface PeopleLimits {
  min: number;
  max: number | null;
}

type CampaignParty = Pick<CampaignView, 'minNumberPeople' | 'maxNumberPeople'>;
type ServiceParty = Pick<BookingConfig, 'minPartySize' | 'maxPartySize'>;

/** Limits that make sense: whole people, at least one, the maximum not below the minimum. */
function limitsOf(min: number | null, max: number | null): PeopleLimits {
  const least = Math.max(1, Math.ceil(min ?? 1));
  return { min: least, max: max === null ? null : Math.max(least, Math.floor(max)) };
}

/** A campaign's own limits, or a service's party size where there is no campaign. Spec section 3. */
export function peopleLimits(
  campaign: CampaignParty | null,
  bookingConfig: ServiceParty | null,
): PeopleLimits {
  return campaign
    ? limitsOf(campaign.minNumberPeople, campaign.maxNumberPeople)
    : limitsOf(bookingConfig?.minPartySize ?? null, bookingConfig?.maxPartySize ?? null);
}

/** The nearest allowed number of people; a number that is none becomes the minimum. Spec section 5. */
export function clampPeople(people: number, limits: PeopleLimits): number {
  const whole = Number.isFinite(people) ? Math.round(people) : limits.min;
  return Math.min(Math.max(whole, limits.min), limits.max ?? Number.MAX_SAFE_INTEGER);
}

/**
 * People before the customer says anything: a service's minimum party size; for a campaign that
 * allows a party the lower of 2 and the maximum, but not below the minimum; otherwise 1. Spec section 5.
 */
export function defaultPeople(
  campaign: CampaignParty | null,
  bookingConfig: ServiceParty | null,
): number {
  const limits = peopleLimits(campaign, bookingConfig);
  return campaign ? clampPeople(DEFAULT_PARTY_SIZE, limits) : limits.min;
}
