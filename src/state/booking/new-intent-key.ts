import type { Getter } from 'jotai/vanilla';

import { toIntentKey } from '../../domain/intent/intent-key.ts';
import { servicesAtom } from '../services.ts';

/** The key of a new intent. */
export const newIntentKey = (get: Getter): string => toIntentKey(get(servicesAtom).host.randomId());
