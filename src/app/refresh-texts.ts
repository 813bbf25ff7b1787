import { atom, type Getter, type Setter } from 'jotai/vanilla';

import {
  load,
  runSignalAtom,
  servicesAtom,
  credentialsAtom,
  configAtom,
  languageAtom,
} from '../context/checkout-context.ts';
import { needsOf } from '../flow/select-flow.ts';
import type { FlowNeed } from '../flow/flow-table.ts';
import { holdsCustomerAtom, flowStackAtom } from '../flow/state/flow-atoms.ts';
import {
  readPrizesAtom,
  userPrizesAtom,
  campaignInfoAtom,
} from '../features/offer/state/offer-atoms.ts';
import { countriesAtom } from '../features/delivery/state/countries.ts';
import { cartIsOwnAtom } from '../features/cart/state/shopping-cart-atom.ts';
import { loadCampaign, loadShop } from '../features/offer/state/offer-loads.ts';
import { loadResources } from '../features/booking/state/resources.ts';
import { loadCategories } from '../features/services/feature.ts';
import type { ReloadContext } from '../flow/feature.ts';
import { isAbort, reportError } from '../context/problems.ts';

type Reload = (context: ReloadContext, set: Setter) => Promise<unknown>;

const readCampaign: Reload = (context) =>
  loadCampaign(context, context.get(campaignInfoAtom)?.campaignView.campaignId ?? null);

/** Reads the server's cart again and adapts the delivery to it. Skips a cart that was ordered. */
const rereadCart: Reload = async ({ get, signal }, set) => {
  if (get(holdsCustomerAtom) || !get(cartIsOwnAtom)) return;
  const { readCart, applyChangedCart } = await load(
    get,
    () => import('../features/cart/state/server-cart.ts'),
  );
  const cart = await readCart(get, set);
  signal.throwIfAborted();
  applyChangedCart(get, set, cart);
};

/** How each need of a flow is read again; other needs contain no texts. */
const RELOADS: Partial<Record<FlowNeed, Reload>> = {
  campaign: readCampaign,
  campaignByOfferCode: readCampaign,
  shop: loadShop,
  resources: loadResources,
  categories: loadCategories,
  cart: rereadCart,
};

/** Prizes and countries, which their screens load; read again only if they were loaded. */
const LISTS: readonly Reload[] = [
  async ({ get, keep, signal }) => {
    const user = get(credentialsAtom);
    if (!user || !get(userPrizesAtom)) return;
    const prizes = await get(servicesAtom).call(
      () => import('../features/account/calls/prizes.ts').then((calls) => calls.getPrizes),
      [user],
      { signal },
    );
    if (get(credentialsAtom)?.userId === user.userId)
      keep(readPrizesAtom, { userId: user.userId, prizes });
  },
  async ({ get, keep, signal }) => {
    if (!get(countriesAtom)) return;
    const countries = await get(servicesAtom).call(
      () => import('../features/delivery/calls/delivery.ts').then((calls) => calls.getCountries),
      [],
      { signal },
    );
    keep(countriesAtom, countries);
  },
];

/** The needs of all flows on the stack, including those below a sub-flow. */
function needsInUse(get: Getter): readonly FlowNeed[] {
  const config = get(configAtom);
  return [...new Set(get(flowStackAtom).flatMap(({ flow }) => needsOf(flow, config)))];
}

/**
 * Reads the merchant's texts again in the current language; choices stay. The old texts stay until new ones arrive.
 */
export const refreshTextsAction = atom(null, async (get, set): Promise<void> => {
  const language = get(languageAtom);
  const run = get(runSignalAtom);
  const isCurrent = () => !run.aborted && get(languageAtom) === language;
  const context: ReloadContext = {
    get,
    keep: (target, value) => {
      if (isCurrent()) set(target, value);
    },
    signal: run,
  };
  const reloads = [...needsInUse(get).map((need) => RELOADS[need]), ...LISTS];
  const reads = reloads.map(async (reload) => {
    try {
      await reload?.(context, set);
    } catch (error) {
      if (!isAbort(error)) reportError(get, error);
    }
  });
  await Promise.all(reads);
});
