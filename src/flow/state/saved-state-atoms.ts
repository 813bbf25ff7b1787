import { atom, type Getter } from 'jotai/vanilla';
import { servicesAtom, configAtom, pageConfigAtom } from '../../context/checkout-context.ts';
import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import { middlewareOrigin } from '../../lib/url/middleware-origin.ts';
import { STATE_PERSISTENCE_TIMEOUT_MS } from '../../lib/limits.ts';
import type { Host } from '../../platform/host/host.ts';
import { SAVED_STATE_PREFIX } from '../rules/saved-state.ts';
import { selectFlow } from '../select-flow.ts';

/** Identifies the saved state of one element, middleware and target among all of a site. */
function keyOf(get: Getter, config: CheckoutConfig): string {
  const { middleware, shopId, campaignId, offerCode, serviceId, entityId } = config;
  const target = [
    middlewareOrigin(middleware),
    selectFlow(config),
    entityId,
    shopId,
    campaignId,
    offerCode,
    serviceId,
  ];
  const parts = [get(servicesAtom).host.elementKey(), ...target.map((part) => part ?? '-')];
  return SAVED_STATE_PREFIX + parts.join(':');
}

/** The storage key of the saved state; two elements of a page never share one. Contract section 2. */
export const savedStateKeyAtom = atom((get) => keyOf(get, get(configAtom)));

/** The storage key of an entered offer code: under the page's own target, which a reload knows first. */
export const offerCodeKeyAtom = atom(
  (get) => `${keyOf(get, get(pageConfigAtom) ?? get(configAtom))}:code`,
);

/** The text stored under a key; null without one, on failure and after the time limit, so that it delays no start for long. */
export function readWithinLimit(host: Host, key: string): Promise<string | null> {
  const read = async () => host.storage.read(key);
  const limit = new Promise<null>((resolve) =>
    host.after(STATE_PERSISTENCE_TIMEOUT_MS, () => resolve(null)),
  );
  return Promise.race([read().catch(() => null), limit]);
}
