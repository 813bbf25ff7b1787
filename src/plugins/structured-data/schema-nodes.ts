import { isSoldOut } from '../../features/offer/rules/menu-rules.ts';
import type { AddressView, MenuItem, PriceListSection } from '../../features/offer/rules/shop.ts';
import { toSafeUrl } from '../../lib/config/urls.ts';
import { currencyCode } from '../../lib/money/currency.ts';

/** A node of schema.org as JSON-LD. Properties that are undefined are left out. */
export interface SchemaNode {
  '@type': string;
  [property: string]: unknown;
}

/** A unit price; null where the platform sends none. */
export interface Sold {
  /** Cents; null without a price. */
  priceCents: number | null;
  /** ISO 4217 code or symbol. */
  currency: string;
  url: string;
  isSoldOut?: boolean;
}

/** Joins texts without empty and repeated ones; undefined if none is left. */
const joined = (parts: readonly string[], separator: string): string | undefined =>
  [...new Set(parts.map((part) => part.trim()).filter(Boolean))].join(separator) || undefined;

/** The URL of a picture for search engines, which load no picture that is inside its URL; undefined without one. */
export const imageUrl = (url: string | null | undefined): string | undefined =>
  toSafeUrl(url)?.href;

/** A postal address; undefined if the platform sends none. */
export function addressNode(address: AddressView | null): SchemaNode | undefined {
  if (!address) return undefined;
  const { address1, address2, address3, zipcode, zone, county, district } = address;
  const lines = {
    streetAddress: joined([address1, address2, address3], ', '),
    postalCode: joined([zipcode], ''),
    addressLocality: joined([zone, county], ', '),
    addressRegion: joined([district], ''),
  };
  const isEmpty = Object.values(lines).every((line) => line === undefined);
  return isEmpty ? undefined : { '@type': 'PostalAddress', ...lines };
}

/** The price and availability of something. */
export function offerNode({ priceCents, currency, url, isSoldOut: isGone }: Sold): SchemaNode {
  // A price needs the ISO code of its currency.
  const code = currencyCode(currency) ?? undefined;
  const price = priceCents === null || !code ? undefined : (priceCents / 100).toFixed(2);
  return {
    '@type': 'Offer',
    price,
    priceCurrency: price && code,
    availability: `https://schema.org/${isGone ? 'SoldOut' : 'InStock'}`,
    url,
  };
}

function menuItemNode(item: MenuItem, url: string): SchemaNode {
  return {
    '@type': 'MenuItem',
    name: item.name,
    description: item.description || undefined,
    image: imageUrl(item.image?.url),
    offers: offerNode({ ...item, url, isSoldOut: isSoldOut(item) }),
  };
}

/** A menu with its sections. */
export function menuNode(
  sections: readonly PriceListSection[],
  { url, language }: { url: string; language: string },
): SchemaNode {
  return {
    '@type': 'Menu',
    url,
    inLanguage: language,
    hasMenuSection: sections.map(({ name, items }) => ({
      '@type': 'MenuSection',
      name: name || undefined,
      hasMenuItem: items.map((item) => menuItemNode(item, url)),
    })),
  };
}

/** An action that a visitor can take, and its address. */
export function actionNode(
  type: 'OrderAction' | 'ReserveAction',
  { target, language }: { target: string; language: string },
): SchemaNode {
  return {
    '@type': type,
    target: { '@type': 'EntryPoint', urlTemplate: target, inLanguage: language },
  };
}
