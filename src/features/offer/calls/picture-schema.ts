import * as v from 'valibot';

import { looseText } from '../../../platform/api/schema/fields.ts';
import { looseRowsOf } from '../../../platform/api/schema/rows.ts';
import { safeUrl } from '../../../platform/api/schema/safe-url.ts';

/** Pictures `[{url, alt}]`; one with an unsafe address is left out. Contract section 3. */
export const PicturesSchema = looseRowsOf(v.object({ url: safeUrl, alt: looseText }));
