import type { Bookable } from '../calendar/slots.ts';
import type { CampaignRow } from '../campaign/campaigns-data.ts';
import { findCampaign } from '../campaign/find-campaign.ts';
import { findService } from '../shop/find-shop.ts';
import { SandboxError } from '../support/sandbox-error.ts';
import type { BookingBody } from './booking-schema.ts';

/** What a booking is for. */
interface BookingTarget extends Bookable {
  type: number;
  minPeople: number;
  maxPeople: number;
  points: number;
  premiumPoints: number;
  activationCode: string | null;
}

/** Refuses a campaign on which no date can be booked. Spec section 4 "Availability rules". */
export function refuseClosedCampaign({ info, campaignView }: CampaignRow): void {
  const { offer, isFreeOffer, merchantStatus } = campaignView;
  const blocked = offer && (!isFreeOffer || merchantStatus === 'BLOCKED_NEGATIVE_BALANCE');
  if (!info.isAvailable || blocked) throw new SandboxError('CAMPAIGN_UNAVAILABLE');
}

function campaignTarget(id: string): BookingTarget {
  const campaign = findCampaign(id);
  refuseClosedCampaign(campaign);
  const { campaignView, calendar } = campaign;
  return {
    key: `campaign-${id}`,
    calendar,
    type: campaignView.campaignType,
    minPeople: campaignView.minNumberPeople,
    maxPeople: campaignView.maxNumberPeople,
    points: campaignView.points,
    premiumPoints: campaignView.premiumPoints,
    activationCode: campaignView.activationCode,
  };
}

function serviceTarget(id: string): BookingTarget {
  const { bookingConfig, calendar } = findService(id);
  if (!bookingConfig?.isOnline) throw new SandboxError('CAMPAIGN_UNAVAILABLE');
  return {
    key: `service-${id}`,
    calendar,
    type: bookingConfig.bookingType,
    minPeople: bookingConfig.minPartySize,
    maxPeople: bookingConfig.maxPartySize,
    points: 0,
    premiumPoints: 0,
    activationCode: null,
  };
}

/** The campaign or the one service that a booking names; refuses a body that names neither or both. */
export function targetOf({ campaignId, shopMerchantServiceIds }: BookingBody): BookingTarget {
  const [serviceId, ...further] = shopMerchantServiceIds;
  if (campaignId !== null && serviceId === undefined) return campaignTarget(String(campaignId));
  if (campaignId === null && serviceId !== undefined && further.length === 0) {
    return serviceTarget(String(serviceId));
  }
  throw new SandboxError('MALFORMED_REQUEST', {
    part: 'json',
    issues: [{ path: 'campaignId', message: 'names a campaign or one service, never both' }],
  });
}
