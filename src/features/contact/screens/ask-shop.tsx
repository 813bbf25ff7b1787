import { Deferred, deferred } from '../../../screen-kit/deferred.tsx';

const ASK_SHOP = deferred(() => import('./ask-shop-panel.tsx'), ['contact']);

/** Ways to ask the merchant if no free slot suits. Loaded on demand. */
export function AskShop() {
  return <Deferred of={ASK_SHOP} />;
}
