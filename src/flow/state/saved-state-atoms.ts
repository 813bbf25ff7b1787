import { atom, type Getter } from 'jotai/vanilla';

import { configAtom, pageConfigAtom } from '../../context/config-atoms.ts';
import { servicesAtom } from '../../context/services.ts';
import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import { SAVED_STATE_PREFIX } from '../rules/saved-state.ts';
import { selectFlow } from '../select-flow.ts';

/** What tells one flow's saved state from another's on the same site. */
function targetOf(config: CheckoutConfig): string {
  const { shopId, campaignId, offerCode, serviceId, entityId } = config;
  return [selectFlow(config), entityId, shopId, campaignId, offerCode, serviceId]
    .map((part) => part ?? '-')
    .join(':');
}

function keyOf(get: Getter, config: CheckoutConfig): string {
  return `${SAVED_STATE_PREFIX}${get(servicesAtom).host.elementKey()}:${targetOf(config)}`;
}

/** The storage key of one element's target; two elements of a page share none. Contract section 2. */
export const savedStateKeyAtom = atom((get) => keyOf(get, get(configAtom)));

/** Where the offer code lies that the customer entered: under what the page asks for, which a reload knows first. */
export const offerCodeKeyAtom = atom(
  (get) => `${keyOf(get, get(pageConfigAtom) ?? get(configAtom))}:code`,
);
