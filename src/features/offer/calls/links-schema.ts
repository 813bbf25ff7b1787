import * as v from 'valibot';

import { parseLinks, type Links } from '../../../lib/config/links.ts';
import { plainObject } from '../../../lib/plain-object.ts';

/** The brand's own links by name; unknown names and unsafe addresses are left out. */
export const LinksSchema = v.pipe(
  v.fallback(plainObject, {}),
  v.transform((wire) => {
    const links: Links = {};
    for (const [name, address] of Object.entries(wire)) {
      const link = parseLinks({ [name]: address });
      if (link.ok) Object.assign(links, link.value);
    }
    return links;
  }),
);
