import type { Getter } from 'jotai/vanilla';

import { toIntentKey } from './rules/intent-key.ts';
import { servicesAtom } from '../context/services.ts';

/** The key of a new intent. */
export const newIntentKey = (get: Getter): string => toIntentKey(get(servicesAtom).host.randomId());
