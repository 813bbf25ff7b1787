import * as v from 'valibot';

import { toSafeUrl } from '../../../lib/config/addresses.ts';

/** An address that may be loaded or opened; anything else is an issue. Contract section 3. */
export const safeUrl = v.pipe(
  v.string(),
  v.transform((address) => toSafeUrl(address)?.href),
  v.string(),
);

/** The same; null for anything else. */
export const looseSafeUrl = v.fallback(v.nullable(safeUrl), null);
