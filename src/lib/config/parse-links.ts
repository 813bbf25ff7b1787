import type { Links } from './checkout-config.ts';
import { LINK_NAMES } from './link-names.ts';
import { isRecord, ownField, toData } from './parse-json.ts';
import { parsed, refused, type ParseResult } from './parse-result.ts';
import { toSafeUrl } from './parse-url.ts';

/** Reads `links`: an object of safe URLs by name; other names are ignored. Contract section 1. */
export function parseLinks(input: unknown): ParseResult<Links> {
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
}
