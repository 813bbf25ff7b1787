import * as v from 'valibot';

import { parseLinks, type Links } from '../../../lib/config/links.ts';
import { plainObject } from '../../../lib/plain-object.ts';
import { looseRowsOf, looseText, safeUrl } from '../../../platform/api/schema/fields.ts';

/** Where a shop is; lines that are missing are empty, and without an address there is none to show. */
export const AddressViewSchema = v.fallback(
  v.nullish(
    v.object({
      address1: looseText,
      address2: looseText,
      address3: looseText,
      zipcode: looseText,
      zone: looseText,
      county: looseText,
      district: looseText,
    }),
    null,
  ),
  null,
);

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

/** Pictures `[{url, alt}]`; one with an unsafe address is left out. Contract section 3. */
export const PicturesSchema = looseRowsOf(v.object({ url: safeUrl, alt: looseText }));
