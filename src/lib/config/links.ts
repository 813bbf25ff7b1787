import { isRecord, ownField, toData } from './json.ts';
import { parsed, refused, type Parser } from './parser.ts';
import { toSafeUrl } from './addresses.ts';

/** Names of the links that `links` may replace. */
export type LinkName =
  | 'privacy'
  | 'terms'
  | 'complaints'
  | 'disputes'
  | 'withdrawal'
  | 'rewards'
  | 'prizes'
  | 'bookings';

/** Absolute https URLs that stand in for the localised links of the main site. */
export type Links = Partial<Record<LinkName, string>>;

/** Every link that `links` may name. Contract section 1. */
export const LINK_NAMES = [
  'privacy',
  'terms',
  'complaints',
  'disputes',
  'withdrawal',
  'rewards',
  'prizes',
  'bookings',
] as const satisfies readonly LinkName[];

/** Reads `links`: an object of safe URLs by name; other names are ignored. Contract section 1. */
export const parseLinks: Parser<Links, string> = (input) => {
  const data = toData(input);
  const links: Links = {};
  if (!isRecord(data)) return refused('links');
  for (const name of LINK_NAMES) {
    const given = ownField(data, name);
    const url = toSafeUrl(given);
    if (url) links[name] = url.href;
    else if (given != null) return refused(`links.${name}`);
  }
  return parsed(links);
};
