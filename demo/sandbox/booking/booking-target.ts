import { SERVICE_DELIVERY_COST_CENTS } from '../../../src/lib/limits.ts';
import { parsePriceCents } from '../../../src/lib/money/money.ts';
import type { Bookable } from '../calendar/slots.ts';
import type { CampaignRow } from '../campaign/campaigns-data.ts';
import { findCampaign } from '../campaign/find-campaign.ts';
import { findService, findShop } from '../shop/find-shop.ts';
import { SERVICE_RESOURCES, SHOP_RESOURCES } from '../resource/resources-data.ts';
import { SHOPS, type ShopRow } from '../shop/shops-data.ts';
import { SandboxError } from '../support/sandbox-error.ts';
import { orderOf, shopOfOrder } from './booked-order.ts';
import type { BookingBody } from './booking-schema.ts';

const TAKEAWAY_DELIVERY = 7;

/** Neither points nor a code, nothing charged beforehand, and open to everybody. */
const UNREWARDED = {
  points: 0,
  premiumPoints: 0,
  activationCode: null,
  chargeCents: 0,
  isForRegisteredUsers: false,
} as const;

/** The offer of a booking. */
interface BookingTarget extends Bookable {
  type: number;
  minPeople: number;
  maxPeople: number;
  points: number;
  premiumPoints: number;
  activationCode: string | null;
  /** The price for one person, and the part charged when booking; cents. The rest is paid at the shop. */
  unitCents: number;
  chargeCents: number;
  isForRegisteredUsers: boolean;
  /** The staff or places that it can be booked with. */
  resourceIds: readonly number[];
  /** Whose menu an order is from, what is off its prices in percent, and what its delivery costs in cents. */
  shop: ShopRow;
  discount: number;
  deliveryCents: number;
}

/** The ids of a service's own resources, else of its shop's. */
function resourcesOf(shopId: number, serviceId?: number): readonly number[] {
  const own = serviceId === undefined ? undefined : SERVICE_RESOURCES[serviceId];
  return (own ?? SHOP_RESOURCES[shopId] ?? []).map(({ id }) => id);
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
    unitCents: parsePriceCents(campaignView.offerPrice) ?? 0,
    chargeCents: Math.round(campaignView.chargeValue * 100),
    isForRegisteredUsers: campaign.info.registeredUsers,
    resourceIds: resourcesOf(campaign.shopId),
    shop: findShop(String(campaign.shopId)),
    discount: campaignView.discount,
    deliveryCents: Math.round(campaign.info.deliveryCost * 100),
  };
}

function serviceTarget(id: string): BookingTarget {
  const service = findService(id);
  const { bookingConfig, calendar } = service;
  const shop = SHOPS.find((each) => each.services.includes(service));
  if (!bookingConfig?.isOnline || !shop) throw new SandboxError('CAMPAIGN_UNAVAILABLE');
  return {
    key: `service-${id}`,
    calendar,
    type: bookingConfig.bookingType,
    minPeople: bookingConfig.minPartySize,
    maxPeople: bookingConfig.maxPartySize,
    ...UNREWARDED,
    unitCents: parsePriceCents(service.price) ?? 0,
    resourceIds: resourcesOf(shop.id, service.id),
    shop,
    discount: 0,
    deliveryCents: SERVICE_DELIVERY_COST_CENTS,
  };
}

/** An order from a shop's own menu, with neither campaign nor service: as soon as the shop has it ready. */
function shopTarget(shop: ShopRow): BookingTarget {
  return {
    key: `shop-${shop.id}`,
    calendar: null,
    type: TAKEAWAY_DELIVERY,
    minPeople: 1,
    maxPeople: 1,
    ...UNREWARDED,
    unitCents: 0,
    resourceIds: resourcesOf(shop.id),
    shop,
    discount: 0,
    deliveryCents: 0,
  };
}

/** The campaign or the one service that a booking names, else the shop that it orders from; refuses any other body. */
export function targetOf(body: BookingBody): BookingTarget {
  const { campaignId, shopMerchantServiceIds } = body;
  const [serviceId, ...further] = shopMerchantServiceIds;
  if (campaignId !== null && serviceId === undefined) return campaignTarget(String(campaignId));
  if (campaignId === null && serviceId !== undefined && further.length === 0) {
    return serviceTarget(String(serviceId));
  }
  const order = orderOf(body);
  if (campaignId === null && serviceId === undefined && order) {
    return shopTarget(shopOfOrder(order));
  }
  throw new SandboxError('MALFORMED_REQUEST', {
    part: 'json',
    issues: [
      {
        path: 'campaignId',
        message: 'names a campaign, one service or an order, never two of them',
      },
    ],
  });
}
