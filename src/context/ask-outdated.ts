import { atom } from 'jotai/vanilla';

import { isOutdated } from '../platform/api/http/load-code.ts';

/** Asks whether the checkout's own files are gone from their server, so that only a reload of the page helps. */
export const askOutdatedAction = atom(null, () => isOutdated());
