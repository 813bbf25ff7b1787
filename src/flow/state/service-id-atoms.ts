import { atom } from 'jotai/vanilla';

import { configAtom } from '../../context/config-atoms.ts';
import type { Id } from '../../lib/config/id.ts';

/** The service that the customer chose from a list; null while none is chosen. Spec section 2 "service_listing". */
export const chosenServiceIdAtom = atom<Id | null>(null);

/** The service of the flow: the one chosen, else the one that the page names. */
export const serviceIdAtom = atom((get) => get(chosenServiceIdAtom) ?? get(configAtom).serviceId);
