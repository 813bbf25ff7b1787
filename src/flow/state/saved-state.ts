import { atom, type Getter } from 'jotai/vanilla';
import {
  configAtom,
  nowAtom,
  pageConfigAtom,
  servicesAtom,
} from '../../context/checkout-context.ts';
import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import { middlewareOrigin } from '../../lib/url/middleware-origin.ts';
import { STATE_PERSISTENCE_TIMEOUT_MS } from '../../lib/limits.ts';
import type { Host } from '../../platform/host/host.ts';
import { attemptToSave } from '../../submission/rules/purchase-state.ts';
import { purchaseAtom } from '../../submission/submission-atom.ts';
import { featuresAtom } from '../feature-interface.ts';
import type { SavedState } from '../rules/saved-flow.ts';
import { selectFlow } from '../select-flow.ts';
import {
  flowStackAtom,
  flowStatusAtom,
  preselectionAtom,
  touchedFieldsAtom,
} from './flow-atoms.ts';

/** Another version is dropped. Spec section 4 "Persistence". */
const VERSION: SavedState['version'] = 1;

/** Prefix of storage keys. Contract section 2. */
export const SAVED_STATE_PREFIX = `merchant-checkout:${VERSION}:`;

/** Identifies the saved state of one element, middleware and target among all of a site. */
export function savedStateKeyOf(get: Getter, config: CheckoutConfig): string {
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
export const savedStateKeyAtom = atom((get) => savedStateKeyOf(get, get(configAtom)));

/** The storage key of the shown flow, once one is shown; the config may already name another target. */
export const shownKeyAtom = atom<string | null>(null);

/** The storage key of the page's own target, which a reload knows before what the customer has chosen or entered. */
export const pageKeyAtom = atom((get) =>
  savedStateKeyOf(get, get(pageConfigAtom) ?? get(configAtom)),
);

/** The storage key of an entered offer code. */
export const offerCodeKeyAtom = atom((get) => `${get(pageKeyAtom)}:code`);

/** The submission to show again after a reload. */
function pendingIntentOf(get: Getter): SavedState['pendingIntent'] {
  const attempt = attemptToSave(get(purchaseAtom));
  return attempt && { intentKey: attempt.intentKey, choice: attempt.choice };
}

/** What each room saves, by its name. */
function savedRooms(get: Getter): SavedState['rooms'] {
  const rooms = get(featuresAtom).flatMap(({ persist }) => persist ?? []);
  const saved = rooms.map(({ room, save }) => [room, save(get)] as const);
  return Object.fromEntries(saved.filter(([, data]) => data !== null));
}

/** The state to save now; null while a flow loads. After the end of a flow it holds only the confirmation. */
export const savedStateAtom = atom((get): SavedState | null => {
  if (get(flowStatusAtom).status !== 'ready') return null;
  return {
    version: VERSION,
    savedAt: get(nowAtom),
    preselection: get(preselectionAtom),
    stack: get(flowStackAtom),
    hasTyped: get(touchedFieldsAtom).size > 0,
    pendingIntent: pendingIntentOf(get),
    rooms: savedRooms(get),
  };
});

/** Saves the state for a reload, under the target that is shown: the page may change its own while something is sent. */
export function saveState(get: Getter): void {
  const state = get(savedStateAtom);
  if (!state) return;
  const key = get(shownKeyAtom) ?? get(savedStateKeyAtom);
  get(servicesAtom).host.storage.write(key, JSON.stringify(state));
}

/** The text stored under a key; null without one, on failure and after the time limit, so that it delays no start for long. */
export function readWithinLimit(host: Host, key: string): Promise<string | null> {
  const read = async () => host.storage.read(key);
  const limit = new Promise<null>((resolve) =>
    host.after(STATE_PERSISTENCE_TIMEOUT_MS, () => resolve(null)),
  );
  return host.activity.during(Promise.race([read().catch(() => null), limit]));
}
