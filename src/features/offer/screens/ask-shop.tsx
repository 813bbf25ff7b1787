import { LazyPartView } from '../../../screen-kit/lazy-part.tsx';
import type { LazyPart } from '../../../screen-kit/screen.ts';

const ASK_SHOP: LazyPart = {
  load: () => import('./ask-shop-part.tsx'),
  catalogs: ['services'],
};

/** Ways to ask the merchant where nothing that is free suits; brought when it is due. */
export function AskShop() {
  return <LazyPartView part={ASK_SHOP} waiting={null} />;
}
