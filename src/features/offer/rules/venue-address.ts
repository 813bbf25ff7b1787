import type { AddressView } from './shop.ts';

/** An address on one line, its empty and repeated parts left out; empty when there is none. */
export function addressLine(address: AddressView | null): string {
  if (!address) return '';
  const { address1, address2, address3, zipcode, zone, county, district } = address;
  const town = [zipcode, zone].map((part) => part.trim()).join(' ');
  const parts = [address1, address2, address3, town, county, district].map((part) => part.trim());
  const seen = new Set([zone.trim()]);
  return parts
    .filter((part) => {
      if (part === '' || seen.has(part)) return false;
      seen.add(part);
      return true;
    })
    .join(', ');
}

/** The address that shows a place on a map. */
export function mapUrl(place: string): string {
  const url = new URL('https://www.google.com/maps/search/?api=1');
  url.searchParams.set('query', place);
  return url.href;
}
