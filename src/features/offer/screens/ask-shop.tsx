import { Deferred, deferred } from '../../../screen-kit/deferred.tsx';

const ASK_SHOP = deferred(() => import('./ask-shop-panel.tsx'));

/** Ways to ask the merchant where nothing that is free suits; brought when it is due. */
export function AskShop() {
  return <Deferred of={ASK_SHOP} waiting={null} />;
}
