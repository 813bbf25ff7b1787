import { atom, type Getter } from 'jotai/vanilla';

import { configAtom, pageConfigAtom } from '../../context/config-atoms.ts';
import { servicesAtom } from '../../context/services.ts';
import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import { STATE_PERSISTENCE_TIMEOUT_MS } from '../../lib/limits.ts';
import type { Host } from '../../platform/host/host.ts';
import { SAVED_STATE_PREFIX } from '../rules/saved-state.ts';
import { selectFlow } from '../select-flow.ts';

/** Identifies the saved state of one target among all targets of a site. */
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

/** The text stored under a key, or null once the time limit is over: a start never waits longer for the past. */
export function readWithinLimit(host: Host, key: string): Promise<string | null> {
  return new Promise((resolve) => {
    const cancel = host.after(STATE_PERSISTENCE_TIMEOUT_MS, () => resolve(null));
    const settle = (value: string | null) => {
      cancel();
      resolve(value);
    };
    Promise.resolve(host.storage.read(key)).then(settle, () => settle(null));
  });
}
