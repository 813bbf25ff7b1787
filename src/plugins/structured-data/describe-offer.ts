import { allowedModes, type ModeFlags } from '../../features/offer/rules/availability.ts';
import type { CampaignInfo } from '../../features/offer/rules/campaign.ts';
import { isSoldOut, menuSections } from '../../features/offer/rules/menu-rules.ts';
import { SERVICE_CURRENCY } from '../../features/offer/rules/bookable.ts';
import { purchasePrice } from '../../features/offer/rules/purchase-price.ts';
import type { ShopService } from '../../features/offer/rules/shop-services.ts';
import { isOnlineService } from '../../features/services/rules/check-service.ts';
import type { FlowType } from '../../flow/flow-table.ts';
import { submits } from '../../flow/flow-rows.ts';
import type { CheckoutOffer, CheckoutProduct } from '../plugin-context.ts';
import {
  actionNode,
  addressNode,
  imageUrl,
  menuNode,
  offerNode,
  type SchemaNode,
} from './schema-nodes.ts';

/** The offer as the platform describes it, and its page. Contains nothing about the visitor. */
export interface OfferFacts extends CheckoutOffer {
  flow: FlowType;
  /** The page's address without secrets. */
  url: string;
  /** The same, with the element's id as its hash if it has one. */
  target: string;
  /** BCP 47. */
  language: string;
  /** The products of a product order. */
  products: readonly CheckoutProduct[];
  /** The page's settings. */
  modes: ModeFlags;
}

/** The unit price for a guest, even for a signed-in user; null without a price. */
function guestPriceCents(info: CampaignInfo, kind: 'booking' | 'voucher'): number | null {
  const facts = { reservationType: 'normal', isPremium: false, prizeCents: null } as const;
  return purchasePrice({ info, kind, count: 1, ...facts })?.unitCents ?? null;
}

const namesOf = (info: CampaignInfo) => ({
  name: info.campaignView.campaignTitle,
  image: info.campaignImages.map(({ url }) => imageUrl(url)).filter(Boolean),
});

function campaignOffer(info: CampaignInfo, kind: 'booking' | 'voucher', url: string): SchemaNode {
  const { currency } = info.campaignView;
  const priceCents = guestPriceCents(info, kind);
  return offerNode({ priceCents, currency, url, isSoldOut: !info.isAvailable });
}

function voucherNode(info: CampaignInfo, { url }: OfferFacts): SchemaNode {
  return {
    '@type': 'Product',
    ...namesOf(info),
    offers: {
      ...campaignOffer(info, 'voucher', url),
      seller: { '@type': 'Organization', name: info.shopName },
    },
  };
}

function serviceOffer(service: ShopService, url: string): SchemaNode {
  const { serviceName, serviceDescription, image, priceCents } = service;
  const sold = { priceCents, currency: SERVICE_CURRENCY, url, isSoldOut: isSoldOut(service) };
  return {
    ...offerNode(sold),
    itemOffered: {
      '@type': 'Service',
      name: serviceName,
      description: serviceDescription || undefined,
      image: imageUrl(image?.url),
    },
  };
}

/** The bookable offers of the venue: the campaign, the service, or every service of the list. */
function bookableOffers({ campaign, service, shop, url }: OfferFacts): readonly SchemaNode[] {
  if (campaign) {
    const itemOffered = { '@type': 'Service', ...namesOf(campaign) };
    return [{ ...campaignOffer(campaign, 'booking', url), itemOffered }];
  }
  const services = service ? [service] : (shop?.services ?? []).filter(isOnlineService);
  return services.map((each) => serviceOffer(each, url));
}

/** The establishment, with its address and telephone. */
function venueNode({ campaign, shop, url }: OfferFacts, type: string): SchemaNode {
  return {
    '@type': type,
    name: campaign?.shopName ?? shop?.name,
    telephone: (campaign ? campaign.shopPhone : shop?.phone) ?? undefined,
    address: addressNode((campaign ? campaign.addressView : shop?.addressView) ?? null),
    image: campaign ? namesOf(campaign).image : undefined,
    url,
  };
}

/** A place that serves food and its menu, to order from or to read. */
function menuVenue(facts: OfferFacts): SchemaNode {
  const isOrder = submits(facts.flow, 'menuOrder');
  return {
    ...venueNode(facts, 'FoodEstablishment'),
    hasMenu: menuNode(menuSections(facts.priceList, isOrder ? 'order' : 'read'), facts),
    potentialAction: isOrder ? actionNode('OrderAction', facts) : undefined,
  };
}

/** A place that can be booked. One with a menu serves food. */
function bookableVenue(facts: OfferFacts): SchemaNode {
  const hasMenu = facts.priceList?.sections.some(({ items }) => items.length > 0) ?? false;
  return {
    ...venueNode(facts, hasMenu && !facts.service ? 'FoodEstablishment' : 'LocalBusiness'),
    makesOffer: bookableOffers(facts),
    potentialAction: actionNode('ReserveAction', facts),
  };
}

const productNodes = ({ products, url }: OfferFacts): SchemaNode[] =>
  products.map(({ name, description, image, unitCents, currency }) => ({
    '@type': 'Product',
    name,
    description: description || undefined,
    image: imageUrl(image),
    offers: offerNode({ priceCents: unitCents, currency, url }),
  }));

/** A campaign may be booked, bought as a voucher, or both. */
function campaignNodes(facts: OfferFacts, info: CampaignInfo): SchemaNode[] {
  const modes = allowedModes(info.campaignView, facts.modes);
  return [
    ...(modes.includes('book') ? [bookableVenue(facts)] : []),
    ...(modes.includes('voucher') ? [voucherNode(info, facts)] : []),
  ];
}

function nodesOf(facts: OfferFacts): SchemaNode[] {
  const { flow, campaign } = facts;
  if (flow === 'product-checkout') return productNodes(facts);
  if (flow === 'menu_only' || submits(flow, 'menuOrder')) return [menuVenue(facts)];
  if (flow === 'campaign_offer_code') return [];
  return campaign ? campaignNodes(facts, campaign) : [bookableVenue(facts)];
}

/**
 * The offer as a JSON-LD document of schema.org that cannot close its script element; null where there is
 * nothing to describe: points have no type there. Contract section 1 "structured-data".
 */
export function describeOffer(facts: OfferFacts): string | null {
  const nodes = nodesOf(facts);
  if (nodes.length === 0) return null;
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  return text.replaceAll('<', String.raw`\u003c`);
}
