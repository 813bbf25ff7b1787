import { atom } from 'jotai/vanilla';

import {
  configAtom,
  entityConfigAtom,
  languageAtom,
  load,
  servicesAtom,
  type Store,
} from '../context/checkout-context.ts';
import {
  campaignInfoAtom,
  sellersAtom,
  serviceAtom,
  shopAtom,
} from '../features/offer/state/offer-atoms.ts';
import { priceListAtom } from '../features/offer/state/price-list-atom.ts';
import { askedFlowAtom, currentEntryAtom, flowStatusAtom } from '../flow/state/flow-atoms.ts';
import type { CheckoutProduct, CheckoutState, PluginContext } from '../plugins/plugin-context.ts';

const checkoutStateAtom = atom((get): CheckoutState => {
  const entry = get(currentEntryAtom);
  const status = get(flowStatusAtom);
  // Set with every cart, so that changed products count as a change.
  get(sellersAtom);
  return {
    config: get(configAtom),
    brand: get(entityConfigAtom).env,
    language: get(languageAtom),
    status: status.status,
    problem: status.status === 'failed' ? status.problem.kind : null,
    flow: entry?.flow ?? get(askedFlowAtom),
    step: entry?.step ?? null,
    offer: {
      campaign: get(campaignInfoAtom),
      shop: get(shopAtom),
      priceList: get(priceListAtom),
      service: get(serviceAtom),
    },
  };
});

/** Loads the reader of the products in the server's cart; only a product order has its code. */
async function loadProductReader(): Promise<(store: Store) => readonly CheckoutProduct[]> {
  const [{ shoppingCartAtom }, { toCart }] = await Promise.all([
    import('../features/cart/state/shopping-cart-atom.ts'),
    import('../features/cart/rules/cart.ts'),
  ]);
  return (store) => {
    const cart = store.get(shoppingCartAtom);
    return cart ? toCart(cart).items : [];
  };
}

/** What plugins may read of one element's checkout. */
export function createPluginContext(store: Store, element: HTMLElement): PluginContext {
  return {
    element,
    host: store.get(servicesAtom).host,
    state: () => store.get(checkoutStateAtom),
    onChange: (listener) => store.sub(checkoutStateAtom, listener),
    async products() {
      const read = await load(store.get, loadProductReader);
      return read(store);
    },
    front() {
      const frame = element.shadowRoot?.querySelector('.mc-frame');
      const dialogs = [...(frame?.querySelectorAll<HTMLElement>('dialog[open]') ?? [])];
      return dialogs.at(-1) ?? frame?.querySelector<HTMLElement>('.mc-frame__main') ?? null;
    },
  };
}
