import { Deferred, deferred } from '../../../screen-kit/deferred.tsx';

const ASK_SHOP = deferred(() => import('./ask-shop-panel.tsx'));

/** Ways to ask the merchant when no free slot suits; loads its code. */
export function AskShop() {
  return <Deferred of={ASK_SHOP} />;
}
