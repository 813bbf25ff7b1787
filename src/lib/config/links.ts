import { areKnown, isRecord, ownField, toData } from './json.ts';
import { parsed, refused, type Parser } from './parser.ts';
import { toSafeUrl } from './urls.ts';

/** The links that `links` may replace. Contract section 1. */
export const LINK_NAMES = [
  'privacy',
  'terms',
  'manage',
  'complaints',
  'disputes',
  'withdrawal',
  'rewards',
  'prizes',
  'bookings',
] as const;

export type LinkName = (typeof LINK_NAMES)[number];

/** Absolute https URLs that replace the localised links of the main site. */
export type Links = Partial<Record<LinkName, string>>;

/** Parses `links`: safe URLs by name; leaves out unknown names. Contract section 1. */
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
  return parsed(links, areKnown(Object.keys(data), LINK_NAMES) ? undefined : 'links');
};
