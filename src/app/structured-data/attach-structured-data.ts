import { atom } from 'jotai/vanilla';

import {
  configAtom,
  languageAtom,
  load,
  servicesAtom,
  type Store,
} from '../../context/checkout-context.ts';
import {
  campaignInfoAtom,
  sellersAtom,
  serviceAtom,
  shopAtom,
} from '../../features/offer/state/offer-atoms.ts';
import { priceListAtom } from '../../features/offer/state/price-list-atom.ts';
import { currentEntryAtom, flowStatusAtom } from '../../flow/state/flow-atoms.ts';
import { withoutSecrets } from '../../lib/url/page-url-secrets.ts';
import { LANGUAGES } from '../../platform/i18n/languages.ts';
import { describeOffer, type OfferFacts } from './describe-offer.ts';
import { createJsonLdScript, demandsTrustedTypes } from './json-ld-script.ts';

const LEFT_OUT =
  'structured-data: the page demands Trusted Types. Write the JSON-LD into it on the server.';

/** Loads the reader of the products in the server's cart; only a product order has its code. */
async function readProducts(): Promise<(store: Store) => OfferFacts['products']> {
  const [{ shoppingCartAtom }, { toCart }] = await Promise.all([
    import('../../features/cart/state/shopping-cart-atom.ts'),
    import('../../features/cart/rules/cart.ts'),
  ]);
  return (store) => {
    const cart = store.get(shoppingCartAtom);
    return cart ? toCart(cart).items : [];
  };
}

/** The address with the element's id as its hash, which leads a visitor to it. */
function targetOf(url: string, { id }: HTMLElement): string {
  const target = new URL(url);
  if (id) target.hash = id;
  return target.href;
}

/** Everything that the description depends on except the page's address and the products. */
const offerAtom = atom((get) => {
  const entry = get(currentEntryAtom);
  if (!entry || get(flowStatusAtom).status !== 'ready') return null;
  return {
    flow: entry.flow,
    language: LANGUAGES[get(languageAtom)].tag,
    campaign: get(campaignInfoAtom),
    shop: get(shopAtom),
    priceList: get(priceListAtom),
    service: get(serviceAtom),
    modes: get(configAtom),
    // Set with every cart, so that subscribers of this atom see changed products.
    sellers: get(sellersAtom),
  };
});

/** Describes the offer in the page's head while the flow is ready; returns dispose. Contract section 1 "structured-data". */
export function attachStructuredData(store: Store, element: HTMLElement): () => void {
  const { host } = store.get(servicesAtom);
  const page = element.ownerDocument;
  const script = createJsonLdScript(page);
  let isOver = false;

  const update = async (): Promise<void> => {
    const offer = store.get(offerAtom);
    if (!offer) return script.show(null, null);
    const read = offer.flow === 'product-checkout' ? await load(store.get, readProducts) : () => [];
    if (isOver || store.get(offerAtom) !== offer) return;
    // Tested each time, because a page can add its policy later.
    if (demandsTrustedTypes(page)) {
      host.warn(LEFT_OUT);
      return stop();
    }
    const url = withoutSecrets(host.pageUrl());
    const target = targetOf(url, element);
    const text = describeOffer({ ...offer, url, target, products: read(store) });
    script.show(text, store.get(configAtom).cspNonce);
  };
  // The load of the products reports its own failure.
  const run = () => void update().catch(() => script.show(null, null));

  const unwatch = store.sub(offerAtom, run);
  const stop = () => {
    isOver = true;
    unwatch();
    script.show(null, null);
  };
  run();
  return stop;
}
