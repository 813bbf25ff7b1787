import * as v from 'valibot';

import { looseText } from '../schema/fields.ts';
import { looseRowsOf } from '../schema/rows.ts';
import { safeUrl } from '../schema/safe-url.ts';

/** Pictures `[{url, alt}]`; one with an unsafe address is left out. Contract section 3. */
export const PicturesSchema = looseRowsOf(v.object({ url: safeUrl, alt: looseText }));
