import type { AttributeKey } from '../../../src/lib/config/attributes.ts';
import { readConfig } from '../../../src/element/read-config.ts';

/** The attributes of an element, and the page and script around it. */
export interface Given {
  attributes?: Record<string, string>;
  properties?: Partial<Record<AttributeKey, unknown>>;
  query?: string;
  hash?: string;
  language?: string;
  scriptOrigin?: string;
}

/** The config of what is given, its problems, and how often the URL was looked at. */
export function read({
  attributes = {},
  properties = {},
  query,
  hash,
  language,
  scriptOrigin,
}: Given) {
  let urlReads = 0;
  const search = new URLSearchParams(query);
  const fragment = new URLSearchParams(hash);
  const reading = readConfig(
    { attribute: (name) => attributes[name] ?? null, property: (key) => properties[key] },
    {
      language: language ?? '',
      scriptOrigin: scriptOrigin ?? 'https://checkout.example',
      params: () => {
        urlReads += 1;
        return [(name) => search.get(name), (name) => fragment.get(name)];
      },
    },
  );
  return { ...reading, urlReads };
}
