import { atom, type Getter } from 'jotai/vanilla';
import { servicesAtom, configAtom, pageConfigAtom } from '../../context/checkout-context.ts';
import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import { STATE_PERSISTENCE_TIMEOUT_MS } from '../../lib/limits.ts';
import type { Host } from '../../platform/host/host.ts';
import { SAVED_STATE_PREFIX } from '../rules/saved-state.ts';
import { selectFlow } from '../select-flow.ts';

/** Identifies the saved state of one element and target among all of a site. */
function keyOf(get: Getter, config: CheckoutConfig): string {
  const { shopId, campaignId, offerCode, serviceId, entityId } = config;
  const target = [selectFlow(config), entityId, shopId, campaignId, offerCode, serviceId];
  const parts = [get(servicesAtom).host.elementKey(), ...target.map((part) => part ?? '-')];
  return SAVED_STATE_PREFIX + parts.join(':');
}

/** The storage key of the saved state; two elements of a page never share one. Contract section 2. */
export const savedStateKeyAtom = atom((get) => keyOf(get, get(configAtom)));

/** The storage key of an entered offer code: under the page's own target, which a reload knows first. */
export const offerCodeKeyAtom = atom(
  (get) => `${keyOf(get, get(pageConfigAtom) ?? get(configAtom))}:code`,
);

/** The text stored under a key, or null after the time limit: a start never waits longer for saved state. */
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
